import {defineArrayMember, defineField, defineType} from '@sanity/types'

import {numberField} from '#content/objects/number-field.ts'

export const raceResult = defineType({
  name: 'raceResult',
  title: 'Race result',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(200),
    }),
    defineField({name: 'description', title: 'Description', type: 'text', rows: 4}),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      to: [defineArrayMember({type: 'raceCategory'})],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'raceDate',
      title: 'Day of the race',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'location',
      title: 'Place',
      type: 'string',
      description: 'Town and country, for example “Eldoret, Kenya”.',
    }),
    defineField({
      name: 'file',
      title: 'Result list',
      type: 'file',
      description: 'The official document: PDF, picture, CSV, Word or Excel.',
      options: {accept: '.pdf,.csv,.docx,.xlsx,.jpg,.jpeg,.png,.webp,.avif,.gif,.txt'},
      validation: (rule) => rule.required(),
    }),
    defineField({name: 'isFeatured', title: 'Featured', type: 'boolean', initialValue: false}),
    numberField(),
  ],
  orderings: [{name: 'raceDate', title: 'Day of the race', by: [{field: 'raceDate', direction: 'desc'}]}],
  preview: {
    select: {title: 'title', raceDate: 'raceDate', location: 'location', category: 'category.name'},
    prepare: ({title, raceDate, location, category}) => ({
      title,
      subtitle: [raceDate, category, location].filter(Boolean).join(' · '),
    }),
  },
})
