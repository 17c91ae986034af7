import {chosenFirst} from '@bfl/schemas/domain/chosen-first'
import {orFetchFailure} from '@bfl/schemas/domain/fetch-failures'
import {heroStoryCount} from '@bfl/schemas/domain/site-constants'
import {
  categoriesQuery,
  categoryStoriesQuery,
  featuredStoriesQuery,
  heroStoriesQuery,
  storiesQuery,
} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import {type StoryCard, presentCards} from './story-data.ts'

export const allCategories = 'All'

export interface StoryPage {
  stories: StoryCard[]
  total: number
}

export async function loadHeroStories(fetchContent: FetchContent, now: Date): Promise<StoryCard[]> {
  const fetched = fetchContent(heroStoriesQuery, {now: now.toISOString()})
  const {chosen, stories} = await orFetchFailure('stories', fetched)
  return presentCards(chosenFirst([chosen, stories], heroStoryCount))
}

export async function loadFeaturedStories(
  fetchContent: FetchContent,
  now: Date,
  limit: number,
): Promise<StoryCard[]> {
  const fetched = fetchContent(featuredStoriesQuery, {now: now.toISOString(), limit})
  const {chosen, stories} = await orFetchFailure('featuredStories', fetched)
  return presentCards(chosenFirst([chosen, stories], limit))
}

/** One page of the newest stories, of all categories or of one. */
export async function loadStoryPage(
  fetchContent: FetchContent,
  {now, category, page, size}: {now: Date; category: string; page: number; size: number},
): Promise<StoryPage> {
  const params = {now: now.toISOString(), from: (page - 1) * size, to: page * size}
  const found =
    category === allCategories
      ? await orFetchFailure('stories', fetchContent(storiesQuery, params))
      : await orFetchFailure('storiesByCategory', fetchContent(categoryStoriesQuery, {...params, category}))
  return found ? {stories: presentCards(found.stories), total: found.total} : {stories: [], total: 0}
}

export async function loadCategoryNames(fetchContent: FetchContent): Promise<string[]> {
  const categories = await orFetchFailure('categories', fetchContent(categoriesQuery))
  return categories.flatMap(({name}) => name ?? [])
}
