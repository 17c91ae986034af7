import {
  athleteStatsQuery,
  categoriesQuery,
  featuredAthletesQuery,
  featuredStoriesQuery,
  heroStoriesQuery,
  racesQuery,
  relatedStoriesQuery,
  storiesQuery,
  storyByPreviousSlugQuery,
  storyBySlugQuery,
  videosQuery,
  womenStoriesQuery,
} from '@bfl/schemas/queries'

import type {FetchContent, RenderRequest} from '#render-contract.ts'

import {aLakeCard, aLakeStory} from './lake-samples.ts'

/** Answers of a content lake, by query; what a test is about is overridden. */
export function fakeContent(answers: Record<string, unknown> = {}): FetchContent {
  const card = aLakeCard()
  const known: Record<string, unknown> = {
    [athleteStatsQuery]: {total: 24, active: 20, featured: 8},
    [categoriesQuery]: [{name: 'Athletics'}],
    [featuredAthletesQuery]: [],
    [featuredStoriesQuery]: {chosen: null, stories: [card]},
    [heroStoriesQuery]: {chosen: null, stories: [card]},
    [racesQuery]: [],
    [relatedStoriesQuery]: {chosen: null, sameCategory: [], newest: []},
    [storiesQuery]: {stories: [card], total: 1},
    [storyByPreviousSlugQuery]: null,
    [storyBySlugQuery]: aLakeStory(),
    [videosQuery]: [],
    [womenStoriesQuery]: {stories: [], total: 0},
    ...answers,
  }
  return async (query) => {
    const answer = known[query] ?? null
    if (answer instanceof Error) throw answer
    // The one place where an answer made by hand meets the generated types.
    return JSON.parse(JSON.stringify(answer))
  }
}

export function aRenderRequest(url: string, overrides: Partial<RenderRequest> = {}): RenderRequest {
  return {
    url,
    origin: 'https://site.test',
    fetchContent: fakeContent(),
    searchContent: async () => [],
    now: new Date('2026-11-30T12:00:00Z'),
    settings: {projectId: 'p1', dataset: 'production', apiHost: '/', useProjectHostname: false},
    assets: {scripts: ['/assets/entry.js'], styles: [], preloads: []},
    onFailure(error) {
      throw error
    },
    ...overrides,
  }
}
