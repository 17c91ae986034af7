import type {PreviewValue} from '@sanity/types'

import {formatDate} from '#domain/format-date.ts'

export interface StoryPreview {
  title?: string
  category?: string
  author?: string
  publishedAt?: string
  isFeatured?: boolean
  media?: PreviewValue['media']
}

/** One line below the title: whether it is out, its category and its author. */
export function previewStory({title, category, author, publishedAt, isFeatured, media}: StoryPreview) {
  const date = formatDate(publishedAt)
  const isScheduled = publishedAt !== undefined && Date.parse(publishedAt) > Date.now()
  const parts = [
    isFeatured ? '★ Featured' : '',
    isScheduled ? `Scheduled for ${date}` : date,
    category,
    author,
  ]
  return {title: title ?? 'Untitled story', subtitle: parts.filter(Boolean).join(' · '), media}
}
