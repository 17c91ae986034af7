import {minutesToRead} from '@bfl/schemas/domain/read-minutes'
import type {StoriesQueryResult, StoryBySlugQueryResult} from '@bfl/schemas/generated'

import {type PictureData, presentPicture} from './picture-data.ts'

export type LakeCard = StoriesQueryResult['stories'][number]
type LakeStory = NonNullable<StoryBySlugQueryResult>

/** The text of a story as the content lake gives it. */
export type RichTextValue = NonNullable<LakeStory['body']>

/** What a card, a slide and a side list show of a story. */
export interface StoryCard {
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

/** Content may come from any client: what has no address or no title cannot be shown. */
export function presentCards(cards: readonly LakeCard[]): StoryCard[] {
  return cards.flatMap((card) => presentCard(card) ?? [])
}

function presentCard(card: LakeCard): StoryCard | null {
  if (!card.slug || !card.title) return null
  return {
    slug: card.slug,
    title: card.title,
    excerpt: card.excerpt,
    category: card.category?.name ?? null,
    author: card.author?.name ?? null,
    publishedAt: card.publishedAt,
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
    body: story.body ?? [],
    caption: story.mainImage?.caption ?? null,
    credit: story.mainImage?.credit ?? null,
    hashtags: story.hashtags,
    youtubeUrl: story.youtubeUrl,
    metaTitle: story.seo.metaTitle,
    metaDescription: story.seo.metaDescription,
    keywords: story.seo.metaKeywords,
    shareImage: presentPicture(story.seo.shareImage),
  }
}
