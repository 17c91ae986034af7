import {defineField, defineType} from '@sanity/types'

import {altField, creditField} from '#content/objects/image-with-alt.ts'
import {numberField} from '#content/objects/number-field.ts'

export const athlete = defineType({
  name: 'athlete',
  title: 'Athlete',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'title',
      title: 'Line below the name',
      type: 'string',
      description: 'For example “Marathon, Iten” or “Olympic champion over 1500 metres”.',
      validation: (rule) => rule.required().max(160),
    }),
    defineField({
      name: 'description',
      title: 'Short description',
      type: 'text',
      rows: 3,
      description: 'Cards show two lines of it.',
      validation: (rule) => rule.required().max(500),
    }),
    defineField({name: 'bio', title: 'Biography', type: 'richText'}),
    defineField({
      name: 'image',
      title: 'Photo',
      type: 'image',
      options: {hotspot: true},
      fields: [altField(), creditField()],
    }),
    defineField({
      name: 'badge',
      title: 'Badge',
      type: 'string',
      description: 'One or two words on the photo, for example “World record”. Empty: none.',
      validation: (rule) => rule.max(30),
    }),
    defineField({
      name: 'badgeColor',
      title: 'Colour of the badge',
      type: 'string',
      options: {
        list: [
          {title: 'Gold', value: 'gold'},
          {title: 'Track clay', value: 'clay'},
          {title: 'Forest green', value: 'green'},
          {title: 'Ink', value: 'ink'},
        ],
      },
      initialValue: 'gold',
      hidden: ({document}) => !document?.['badge'],
    }),
    defineField({
      name: 'active',
      title: 'Still competing',
      type: 'boolean',
      description: 'Athletes who have retired stay on the site.',
      initialValue: true,
    }),
    defineField({
      name: 'featured',
      title: 'Featured',
      type: 'boolean',
      description: 'Featured athletes stand in the Hall of Excellence on the home page.',
      initialValue: false,
    }),
    defineField({
      name: 'order',
      title: 'Place in lists',
      type: 'number',
      description: 'Small numbers come first.',
      validation: (rule) => rule.integer(),
    }),
    numberField(),
  ],
  orderings: [
    {name: 'order', title: 'Place in lists', by: [{field: 'order', direction: 'asc'}]},
    {name: 'name', title: 'Name', by: [{field: 'name', direction: 'asc'}]},
  ],
  preview: {select: {title: 'name', subtitle: 'title', media: 'image'}},
})
