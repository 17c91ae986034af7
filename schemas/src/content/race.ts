import {defineArrayMember, defineField, defineType} from '@sanity/types'

export const race = defineType({
  name: 'race',
  title: 'Upcoming race',
  type: 'document',
  description: 'Once one is published, the races on the home page and the calendar come from here.',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().max(160),
    }),
    defineField({name: 'date', title: 'Day', type: 'date', validation: (rule) => rule.required()}),
    defineField({name: 'location', title: 'Place', type: 'string', validation: (rule) => rule.required()}),
    defineField({
      name: 'distances',
      title: 'Distances',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      options: {layout: 'tags'},
      description: 'For example “42 km” and “10 km”. Press Enter after each.',
    }),
    defineField({
      name: 'participants',
      title: 'Participants',
      type: 'string',
      description: 'As readers should see it, for example “5,000+ runners”.',
    }),
    defineField({
      name: 'startTime',
      title: 'Start',
      type: 'string',
      description: 'For example “6:30 AM”.',
    }),
    defineField({
      name: 'registrationUrl',
      title: 'Registration',
      type: 'url',
      description: 'Where Register Now leads. Empty: the button does nothing.',
      validation: (rule) => rule.uri({scheme: ['https', 'http'], allowRelative: true}),
    }),
    defineField({
      name: 'detailsUrl',
      title: 'Details',
      type: 'url',
      description: 'Where Details leads. Empty: the button does nothing.',
      validation: (rule) => rule.uri({scheme: ['https', 'http'], allowRelative: true}),
    }),
  ],
  orderings: [{name: 'date', title: 'Day', by: [{field: 'date', direction: 'asc'}]}],
  preview: {
    select: {title: 'name', date: 'date', location: 'location'},
    prepare: ({title, date, location}) => ({title, subtitle: [date, location].filter(Boolean).join(' · ')}),
  },
})
