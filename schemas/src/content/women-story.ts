import {defineField, defineType} from '@sanity/types'

import {altField, creditField} from '#content/objects/image-with-alt.ts'
import {numberField} from '#content/objects/number-field.ts'
import {youtubeAddress} from '#content/youtube-address.ts'

export const womenStory = defineType({
  name: 'womenStory',
  title: 'Women story',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name of the woman',
      type: 'string',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'description',
      title: 'Short description',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(500),
    }),
    defineField({name: 'storyContent', title: 'Full story', type: 'richText'}),
    defineField({
      name: 'image',
      title: 'Photo',
      type: 'image',
      options: {hotspot: true},
      fields: [altField(), creditField()],
    }),
    defineField({
      name: 'videoUrl',
      title: 'Interview',
      type: 'url',
      description: 'A YouTube link. Empty: no Watch button.',
      validation: (rule) => rule.custom(youtubeAddress),
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'string',
      description: 'Drawn on the card. Empty: a star.',
      options: {
        list: [
          {title: 'Star', value: 'star'},
          {title: 'Trophy', value: 'trophy'},
          {title: 'Medal', value: 'medal'},
          {title: 'Heart', value: 'heart'},
          {title: 'Sparkles', value: 'sparkles'},
          {title: 'Rising line', value: 'trending-up'},
          {title: 'Two people', value: 'users'},
          {title: 'Two people, other drawing', value: 'users2'},
          {title: 'Circle', value: 'circle'},
        ],
      },
    }),
    defineField({
      name: 'categoryLabel',
      title: 'Label',
      type: 'string',
      description: 'One or two words above the title, for example “Leadership”.',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'featured',
      title: 'Featured',
      type: 'boolean',
      description: 'The first featured one is the large card on the home page.',
      initialValue: false,
    }),
    defineField({
      name: 'status',
      title: 'Shown on the site',
      type: 'string',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          {title: 'Shown', value: 'active'},
          {title: 'Hidden', value: 'inactive'},
        ],
      },
      initialValue: 'active',
      validation: (rule) => rule.required(),
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
    {
      name: 'order',
      title: 'Place in lists',
      by: [
        {field: 'order', direction: 'asc'},
        {field: 'number', direction: 'asc'},
      ],
    },
  ],
  preview: {
    select: {name: 'name', title: 'title', status: 'status', featured: 'featured', media: 'image'},
    prepare: ({name, title, status, featured, media}) => ({
      title: name,
      subtitle: [featured ? '★ Featured' : '', status === 'inactive' ? 'Hidden' : '', title]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
