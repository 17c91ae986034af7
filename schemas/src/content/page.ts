import {defineField, defineType} from '@sanity/types'

import {slugField} from '#content/objects/slug-field.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(160),
    }),
    slugField('page', {
      source: 'title',
      description: 'The site shows about, terms, privacy and get-involved.',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'Shown by search engines and chat apps.',
    }),
    defineField({name: 'body', title: 'Text', type: 'richText', validation: (rule) => rule.required()}),
  ],
  preview: {select: {title: 'title', subtitle: 'slug.current'}},
})
