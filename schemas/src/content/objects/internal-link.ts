import {defineArrayMember, defineField, defineType} from '@sanity/types'

/** A link to something on the site; it stays right when the address there changes. */
export const internalLink = defineType({
  name: 'internalLink',
  title: 'Link inside the site',
  type: 'object',
  fields: [
    defineField({
      name: 'reference',
      title: 'Leads to',
      type: 'reference',
      to: [
        defineArrayMember({type: 'story'}),
        defineArrayMember({type: 'athlete'}),
        defineArrayMember({type: 'womenStory'}),
        defineArrayMember({type: 'raceResult'}),
        defineArrayMember({type: 'page'}),
      ],
      validation: (rule) => rule.required(),
    }),
  ],
})
