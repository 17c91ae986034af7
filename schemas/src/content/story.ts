import {defineArrayMember, defineField, defineType} from '@sanity/types'

import {altField, captionField, creditField} from '#content/objects/image-with-alt.ts'
import {numberField} from '#content/objects/number-field.ts'
import {slugField} from '#content/objects/slug-field.ts'
import {previewStory} from '#content/preview-story.ts'
import {youtubeAddress} from '#content/youtube-address.ts'
import {timeZone} from '#domain/format-date.ts'

export const story = defineType({
  name: 'story',
  title: 'Story',
  type: 'document',
  groups: [
    {name: 'text', title: 'Text', default: true},
    {name: 'picture', title: 'Picture and video'},
    {name: 'publishing', title: 'Publishing'},
    {name: 'search', title: 'Search and sharing'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'text',
      validation: (rule) => rule.required().max(200),
    }),
    slugField('story', {
      source: 'title',
      group: 'text',
      description: 'The end of the story’s web address. Press Generate. Old addresses keep working.',
    }),
    defineField({
      name: 'excerpt',
      title: 'Excerpt',
      type: 'text',
      rows: 3,
      group: 'text',
      description:
        'Two or three sentences that make people read on. Cards and chat apps show the first 150 to 160 characters.',
      validation: (rule) => rule.required().max(500),
    }),
    defineField({
      name: 'body',
      title: 'Story',
      type: 'richText',
      group: 'text',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'mainImage',
      title: 'Main picture',
      type: 'image',
      group: 'picture',
      description:
        'At least 1600 pixels wide. Move the circle onto what must never be cut away, such as a face.',
      options: {hotspot: true},
      fields: [altField(), captionField(), creditField()],
    }),
    defineField({
      name: 'youtubeUrl',
      title: 'Video',
      type: 'url',
      group: 'picture',
      description: 'A YouTube link, shown between excerpt and text.',
      validation: (rule) => rule.custom(youtubeAddress),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      group: 'publishing',
      to: [defineArrayMember({type: 'category'})],
      description: 'Decides on which pages of the site the story is listed.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'reference',
      group: 'publishing',
      to: [defineArrayMember({type: 'author'})],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date of publication',
      type: 'datetime',
      group: 'publishing',
      description:
        'A published story appears on the site at this moment, Nairobi time, so a later one schedules it.',
      options: {displayTimeZone: timeZone, allowTimeZoneSwitch: false},
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'isFeatured',
      title: 'Featured',
      type: 'boolean',
      group: 'publishing',
      description: 'Featured stories come first in the large slides of the home page.',
      initialValue: false,
    }),
    defineField({
      name: 'hashtags',
      title: 'Hashtags',
      type: 'array',
      group: 'publishing',
      of: [defineArrayMember({type: 'string'})],
      options: {layout: 'tags'},
      description: 'With or without #. Press Enter after each.',
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'relatedStories',
      title: 'Related stories',
      type: 'array',
      group: 'publishing',
      of: [defineArrayMember({type: 'reference', to: [defineArrayMember({type: 'story'})]})],
      description: 'Shown first beside the story; more of the same category follow by themselves.',
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'readMinutes',
      title: 'Minutes to read',
      type: 'number',
      group: 'publishing',
      description: 'Empty: counted from the words.',
      validation: (rule) => rule.integer().min(1).max(120),
    }),
    defineField({
      name: 'previousSlugs',
      title: 'Earlier addresses',
      type: 'array',
      group: 'search',
      of: [defineArrayMember({type: 'string'})],
      readOnly: true,
      description: 'Kept automatically: each still leads to this story.',
      hidden: ({value}) => !Array.isArray(value) || value.length === 0,
    }),
    defineField({name: 'seo', title: 'Search and sharing', type: 'seo', group: 'search'}),
    numberField('search'),
  ],
  orderings: [
    {
      name: 'newest',
      title: 'Newest first',
      by: [
        {field: 'publishedAt', direction: 'desc'},
        {field: 'number', direction: 'desc'},
      ],
    },
    {name: 'title', title: 'Title', by: [{field: 'title', direction: 'asc'}]},
  ],
  preview: {
    select: {
      title: 'title',
      category: 'category.name',
      author: 'author.name',
      publishedAt: 'publishedAt',
      isFeatured: 'isFeatured',
      media: 'mainImage',
    },
    prepare: previewStory,
  },
})
