import type {MatchingStoriesQueryResult} from '@bfl/schemas/generated'
import {matchingStoriesQuery, storiesByIdQuery} from '@bfl/schemas/queries'

import {inOrder} from '#content/in-order.ts'
import {readContent} from '#content/read-content.ts'
import type {Context} from '#context.ts'

export interface PageWanted {
  page: number
  perPage: number
  now: Date
}

export interface StoriesWanted extends PageWanted {
  category?: string
  author?: string
  featured?: boolean | null
  since?: string
  until?: string
}

/** One page of the stories that are out and satisfy every filter, newest first. */
export async function readMatchingStories(
  {page, perPage, now, ...filters}: StoriesWanted,
  {reader}: Context,
): Promise<MatchingStoriesQueryResult> {
  const from = (page - 1) * perPage
  const unset = {category: '', author: '', featured: null, since: '', until: ''}
  const params = {...unset, ...filters, now: now.toISOString(), from, to: from + perPage}
  return readContent(() => reader.fetch(matchingStoriesQuery, params, {tag: 'api.stories'}))
}

/** One page of what a search has found, in its order. */
export async function readRankedStories(
  ranked: readonly string[],
  {page, perPage, now}: PageWanted,
  {reader}: Context,
): Promise<MatchingStoriesQueryResult> {
  const from = (page - 1) * perPage
  const ids = ranked.slice(from, from + perPage)
  const params = {ids, now: now.toISOString()}
  const stories = await readContent(() => reader.fetch(storiesByIdQuery, params, {tag: 'api.found'}))
  return {stories: inOrder(stories, ids), total: ranked.length}
}
