import {defineArrayMember, defineField, defineType} from '@sanity/types'

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
    }),
  ],
  preview: {
    select: {cells: 'cells'},
    prepare: ({cells}) => ({title: Array.isArray(cells) ? cells.join(' | ') : 'Empty row'}),
  },
})

export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  fields: [
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The first row holds the headings of the columns.',
      of: [defineArrayMember({type: 'tableRow'})],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: {headings: 'rows.0.cells'},
    prepare: ({headings}) => ({
      title: 'Table',
      subtitle: Array.isArray(headings) ? headings.join(' | ') : '',
    }),
  },
})
