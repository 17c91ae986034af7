import {defineField, defineType} from '@sanity/types'

import {slugField} from '#content/objects/slug-field.ts'
import {uniqueName} from '#content/unique-name.ts'

export const raceCategory = defineType({
  name: 'raceCategory',
  title: 'Result category',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'For example “Marathon” or “Cross country”.',
      validation: (rule) => rule.required().max(60).custom(uniqueName),
    }),
    slugField('raceCategory', {source: 'name', description: 'Used in lists of one category.'}),
    defineField({
      name: 'order',
      title: 'Place in lists',
      type: 'number',
      description: 'Small numbers come first.',
      validation: (rule) => rule.integer(),
    }),
  ],
  orderings: [{name: 'order', title: 'Place in lists', by: [{field: 'order', direction: 'asc'}]}],
  preview: {select: {title: 'name'}},
})
