import {defineField, defineType} from '@sanity/types'

import {youtubeAddress} from '#content/youtube-address.ts'

export const video = defineType({
  name: 'video',
  title: 'Video',
  type: 'document',
  description: 'Once one is published, the video gallery of the home page comes from here.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(160),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      description: 'For example “Interviews”.',
    }),
    defineField({
      name: 'duration',
      title: 'Length',
      type: 'string',
      description: 'Minutes and seconds, for example “12:45”.',
      validation: (rule) => rule.regex(/^(\d+:)?\d{1,2}:\d{2}$/, {name: 'minutes:seconds'}),
    }),
    defineField({
      name: 'views',
      title: 'Views',
      type: 'string',
      description: 'As readers should see it, for example “12K”.',
    }),
    defineField({
      name: 'url',
      title: 'Link',
      type: 'url',
      description: 'A YouTube link.',
      validation: (rule) => rule.required().custom(youtubeAddress),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'category'}},
})
