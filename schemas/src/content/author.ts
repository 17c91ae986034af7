import {defineField, defineType} from '@sanity/types'

import {altField} from '#content/objects/image-with-alt.ts'
import {slugField} from '#content/objects/slug-field.ts'

export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().max(120),
    }),
    slugField('author', {source: 'name', description: 'Used in lists of one author’s stories.'}),
    defineField({
      name: 'photo',
      title: 'Photo',
      type: 'image',
      options: {hotspot: true},
      fields: [altField()],
    }),
    defineField({name: 'bio', title: 'About the author', type: 'text', rows: 4}),
  ],
  preview: {select: {title: 'name', subtitle: 'bio', media: 'photo'}},
})
