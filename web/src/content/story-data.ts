import {minutesToRead} from '@bfl/schemas/domain/read-minutes'
import type {StoriesQueryResult, StoryBySlugQueryResult} from '@bfl/schemas/generated'

import {text, texts} from './lake-text.ts'
import {type PictureData, presentPicture} from './picture-data.ts'

export type LakeCard = StoriesQueryResult['stories'][number]
type LakeStory = NonNullable<StoryBySlugQueryResult>

/** The text of a story as the content lake gives it. */
type RichTextValue = NonNullable<LakeStory['body']>

/** What a card, a slide and a side list show of a story. */
export interface StoryCard {
  /** What the API calls it by; a story that came from another client may have none yet. */
  number: number | null
  slug: string
  title: string
  excerpt: string
  category: string | null
  author: string | null
  publishedAt: string | null
  minutes: number
  isFeatured: boolean
  image: PictureData | null
}

export interface Story extends StoryCard {
  updatedAt: string
  body: RichTextValue
  caption: string | null
  credit: string | null
  hashtags: string[]
  youtubeUrl: string | null
  metaTitle: string | null
  metaDescription: string | null
  keywords: string[]
  shareImage: PictureData | null
}

/** Content may come from any client: fields are checked, and what has no address or no title cannot be shown. */
export function presentCards(cards: readonly LakeCard[]): StoryCard[] {
  return cards.flatMap((card) => presentCard(card) ?? [])
}

function presentCard(card: LakeCard): StoryCard | null {
  const slug = text(card.slug)
  const title = text(card.title)
  if (!slug || !title) return null
  return {
    number: typeof card.number === 'number' ? card.number : null,
    slug,
    title,
    excerpt: text(card.excerpt) ?? '',
    category: text(card.category?.name),
    author: text(card.author?.name),
    publishedAt: text(card.publishedAt),
    minutes: minutesToRead(card),
    isFeatured: card.isFeatured,
    image: presentPicture(card.mainImage),
  }
}

export function presentStory(story: LakeStory): Story | null {
  const card = presentCard(story)
  if (!card) return null
  return {
    ...card,
    updatedAt: story._updatedAt,
    body: Array.isArray(story.body) ? story.body : [],
    caption: text(story.mainImage?.caption),
    credit: text(story.mainImage?.credit),
    hashtags: texts(story.hashtags),
    youtubeUrl: text(story.youtubeUrl),
    metaTitle: text(story.seo.metaTitle),
    metaDescription: text(story.seo.metaDescription),
    keywords: texts(story.seo.metaKeywords),
    shareImage: presentPicture(story.seo.shareImage),
  }
}
