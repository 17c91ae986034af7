import {defineArrayMember, defineField, defineType} from '@sanity/types'

import {altField} from '#content/objects/image-with-alt.ts'

/** What search engines and chat apps show; every field left empty is taken from the story itself. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  fields: [
    defineField({
      name: 'metaTitle',
      title: 'Title in search results',
      type: 'string',
      description: 'Empty: the title. Search engines cut it after about 60 characters.',
      validation: (rule) => rule.max(70).warning('Longer titles are cut in search results.'),
    }),
    defineField({
      name: 'metaDescription',
      title: 'Description in search results',
      type: 'text',
      rows: 3,
      description: 'Empty: the excerpt. Search engines cut it after about 160 characters.',
      validation: (rule) => rule.max(170).warning('Longer descriptions are cut in search results.'),
    }),
    defineField({
      name: 'metaKeywords',
      title: 'Keywords',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      options: {layout: 'tags'},
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'shareImage',
      title: 'Picture when shared',
      type: 'image',
      description: 'Empty: the main picture. It is cut to 1200 by 630 around its hotspot.',
      options: {hotspot: true},
      fields: [altField()],
    }),
  ],
})
