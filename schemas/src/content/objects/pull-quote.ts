import {defineField, defineType} from '@sanity/types'

export const pullQuote = defineType({
  name: 'pullQuote',
  title: 'Large quote',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'Quote',
      type: 'text',
      rows: 3,
      description: 'Without quotation marks: the page draws them.',
      validation: (rule) => rule.required(),
    }),
    defineField({name: 'attribution', title: 'Who said it', type: 'string'}),
  ],
  preview: {select: {title: 'text', subtitle: 'attribution'}},
})
