import {defineArrayMember, defineField, defineType} from '@sanity/types'

import {altField, captionField} from '#content/objects/image-with-alt.ts'

/** The text of stories, biographies and pages. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        {title: 'Paragraph', value: 'normal'},
        {title: 'Heading', value: 'h2'},
        {title: 'Smaller heading', value: 'h3'},
        {title: 'Smallest heading', value: 'h4'},
        {title: 'Quote', value: 'blockquote'},
      ],
      lists: [
        {title: 'Bullets', value: 'bullet'},
        {title: 'Numbers', value: 'number'},
      ],
      marks: {
        decorators: [
          {title: 'Strong', value: 'strong'},
          {title: 'Emphasis', value: 'em'},
          {title: 'Code', value: 'code'},
          {title: 'Underline', value: 'underline'},
          {title: 'Strike', value: 'strike-through'},
        ],
        annotations: [defineArrayMember({type: 'link'}), defineArrayMember({type: 'internalLink'})],
      },
    }),
    defineArrayMember({
      type: 'image',
      title: 'Picture',
      options: {hotspot: true},
      fields: [altField(), captionField()],
      preview: {select: {title: 'alt', subtitle: 'caption', media: 'asset'}},
    }),
    defineArrayMember({
      name: 'video',
      title: 'Video',
      type: 'object',
      fields: [
        defineField({
          name: 'url',
          title: 'Link',
          type: 'url',
          description: 'A YouTube link, as copied from the video’s page or its Share button.',
          validation: (rule) => rule.required().uri({scheme: ['https', 'http']}),
        }),
        defineField({
          name: 'title',
          title: 'Title',
          type: 'string',
          description: 'Shown before the video plays and read aloud to readers who cannot see it.',
          validation: (rule) => rule.required(),
        }),
      ],
      preview: {select: {title: 'title', subtitle: 'url'}},
    }),
    defineArrayMember({type: 'pullQuote'}),
    defineArrayMember({type: 'table'}),
  ],
})
