import {defineField, defineType} from '@sanity/types'

import {slugField} from '#content/objects/slug-field.ts'
import {uniqueName} from '#content/unique-name.ts'

export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'As readers see it. Pages of the site look for some names, so ask before you rename one.',
      validation: (rule) => rule.required().max(60).custom(uniqueName),
    }),
    slugField('category', {source: 'name', description: 'Used in lists of one category.'}),
    defineField({name: 'description', title: 'Description', type: 'text', rows: 3}),
    defineField({
      name: 'order',
      title: 'Place in lists',
      type: 'number',
      description: 'Small numbers come first.',
      validation: (rule) => rule.integer(),
    }),
  ],
  orderings: [
    {name: 'order', title: 'Place in lists', by: [{field: 'order', direction: 'asc'}]},
    {name: 'name', title: 'Name', by: [{field: 'name', direction: 'asc'}]},
  ],
  preview: {select: {title: 'name', subtitle: 'description'}},
})
