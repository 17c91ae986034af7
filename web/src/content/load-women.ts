import {
  homeWomenCards,
  homeWomenFetched,
  womenBesideFetched,
  womenStoriesPageSize,
} from '@bfl/schemas/domain/site-constants'
import {otherWomenStoriesQuery, womenStoriesQuery, womenStoryByNumberQuery} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import {withoutPlaceholder} from './picture-data.ts'
import {type WomenCard, type WomenStory, presentWomen, presentWomenStory} from './women-data.ts'

export interface WomenPage {
  women: WomenCard[]
  total: number
}

export async function loadWomenPage(fetchContent: FetchContent, page: number): Promise<WomenPage> {
  const from = (page - 1) * womenStoriesPageSize
  const {stories, total} = await fetchContent(womenStoriesQuery, {from, to: from + womenStoriesPageSize})
  return {women: presentWomen(stories), total}
}

export interface HomeWomen {
  /** The first featured one. */
  featured: WomenCard | null
  others: WomenCard[]
}

export async function loadHomeWomen(fetchContent: FetchContent): Promise<HomeWomen> {
  const {stories} = await fetchContent(womenStoriesQuery, {from: 0, to: homeWomenFetched})
  const women = presentWomen(stories).map(withoutPlaceholder)
  return {
    featured: women.find(({isFeatured}) => isFeatured) ?? null,
    others: women.filter(({isFeatured}) => !isFeatured).slice(0, homeWomenCards),
  }
}

/** A woman's story with those beside it, in the editor's order; null where there is none of this number. */
export async function loadWomenStory(fetchContent: FetchContent, number: number, now: Date) {
  const [found, others] = await Promise.all([
    fetchContent(womenStoryByNumberQuery, {number, now: now.toISOString()}),
    fetchContent(otherWomenStoriesQuery, {number, limit: womenBesideFetched}),
  ])
  const story: WomenStory | null = found && presentWomenStory(found)
  return story && {story, others: presentWomen(others)}
}

/** The one after it in the editor's order; after the last comes the first. */
export function nextWoman(story: WomenCard, others: readonly WomenCard[]): WomenCard | undefined {
  return others.find((other) => place(other) > place(story)) ?? others[0]

  function place({order, number}: WomenCard): number {
    // As the lists sort: by place, then by number; what has no place comes last.
    return (order ?? 1_000_000) + number / 1_000_000_000
  }
}
