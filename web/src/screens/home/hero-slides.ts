import {cutText} from '@bfl/schemas/domain/cut-text'
import {heroExcerptLength} from '@bfl/schemas/domain/site-constants'

import type {PictureData} from '#content/picture-data.ts'
import type {StoryCard} from '#content/story-data.ts'
import {paths} from '#paths.ts'

export interface Slide {
  key: string
  category: string | null
  title: string
  subtitle: string
  image: PictureData | null
  action: {label: string; to: string}
}

const shareYours = {label: 'Share Your Story', to: paths.section('stories')}

/** Shown while there is no story to show. */
const fallbackSlides: readonly Slide[] = [
  {
    key: 'beginning',
    category: null,
    title: 'Every Medal Tells a Beginning',
    subtitle:
      'Long before the podium there was a dirt road, a borrowed pair of shoes and someone who believed.',
    image: null,
    action: shareYours,
  },
  {
    key: 'planet',
    category: null,
    title: 'Running for Our Planet',
    subtitle: 'The hills that raise champions are changing. The people who run there are the first to act.',
    image: null,
    action: shareYours,
  },
  {
    key: 'barriers',
    category: null,
    title: 'Breaking Barriers',
    subtitle: 'Women who were told that running was not for them, and what they did about it.',
    image: null,
    action: shareYours,
  },
]

export function heroSlides(stories: readonly StoryCard[]): readonly Slide[] {
  if (stories.length === 0) return fallbackSlides
  return stories.map(({slug, category, title, excerpt, image}) => ({
    key: slug,
    category,
    title,
    subtitle: cutText(excerpt, heroExcerptLength),
    image,
    action: {label: 'Read This Story', to: paths.story(slug)},
  }))
}
