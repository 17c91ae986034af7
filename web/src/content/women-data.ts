import type {WomenStoriesQueryResult, WomenStoryByNumberQueryResult} from '@bfl/schemas/generated'

import {type PictureData, presentPicture} from './picture-data.ts'
import {plainText} from './plain-text.ts'

type LakeCard = WomenStoriesQueryResult['stories'][number]
type LakeStory = NonNullable<WomenStoryByNumberQueryResult>

/** What a card of a woman's story shows. */
export interface WomenCard {
  number: number
  name: string
  title: string
  description: string
  videoUrl: string | null
  icon: string | null
  label: string | null
  isFeatured: boolean
  image: PictureData | null
  createdAt: string
  order: number | null
}

export interface WomenStory extends WomenCard {
  updatedAt: string
  body: NonNullable<LakeStory['storyContent']>
}

/** Its address is made of its number: what has none yet cannot be shown, nor what says nothing. */
export function presentWomen(cards: readonly LakeCard[]): WomenCard[] {
  return cards.flatMap((card) => presentCard(card) ?? [])
}

export function presentWomenStory(story: LakeStory): WomenStory | null {
  const card = presentCard(story)
  return (
    card && {
      ...card,
      updatedAt: story._updatedAt,
      body: Array.isArray(story.storyContent) ? story.storyContent : [],
    }
  )
}

function presentCard(card: LakeCard): WomenCard | null {
  const name = plainText(card.name) ?? ''
  const title = plainText(card.title) ?? name
  if (typeof card.number !== 'number' || title === '') return null
  return {
    number: card.number,
    name,
    title,
    description: plainText(card.description) ?? '',
    videoUrl: plainText(card.videoUrl),
    icon: plainText(card.icon),
    label: plainText(card.categoryLabel),
    isFeatured: card.featured,
    image: presentPicture(card.image),
    createdAt: card._createdAt,
    order: typeof card.order === 'number' ? card.order : null,
  }
}
