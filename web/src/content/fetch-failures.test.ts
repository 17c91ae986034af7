import {
  athleteByNumberQuery,
  athletesQuery,
  categoriesQuery,
  categoryStoriesQuery,
  featuredStoriesQuery,
  heroStoriesQuery,
  relatedStoriesQuery,
  storiesByIdQuery,
  storiesQuery,
  storyBySlugQuery,
} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import type {FetchContent} from '#render-contract.ts'
import {fakeContent} from '#testing/fake-content.ts'

import {loadAthlete} from './load-athlete.ts'
import {loadAthletePage} from './load-athletes.ts'
import {loadCategoryNames, loadFeaturedStories, loadHeroStories, loadStoryPage} from './load-stories.ts'
import {loadStory} from './load-story.ts'
import {searchStories} from './search-stories.ts'

const now = new Date('2026-05-01T12:00:00.000Z')
const page = {now, page: 1, size: 9}

const session = (fetchContent: FetchContent) => ({
  fetchContent,
  findDocuments: async () => ({keys: {ids: ['story-1']}, total: 1}),
  now: () => now,
  onFailure() {},
})

interface Case {
  query: string
  load(fetchContent: FetchContent): Promise<unknown>
  text: string
}

const cases: Case[] = [
  {query: heroStoriesQuery, load: (from) => loadHeroStories(from, now), text: 'Failed to fetch stories'},
  {
    query: featuredStoriesQuery,
    load: (from) => loadFeaturedStories(from, now, 4),
    text: 'Failed to fetch featured stories',
  },
  {
    query: storiesQuery,
    load: (from) => loadStoryPage(from, {...page, category: 'All'}),
    text: 'Failed to fetch stories',
  },
  {
    query: categoryStoriesQuery,
    load: (from) => loadStoryPage(from, {...page, category: 'Athletics'}),
    text: 'Failed to fetch stories by category',
  },
  {query: categoriesQuery, load: loadCategoryNames, text: 'Failed to fetch categories'},
  {query: storyBySlugQuery, load: (from) => loadStory(from, 'x', now), text: 'Failed to fetch story'},
  {
    query: relatedStoriesQuery,
    load: (from) => loadStory(from, 'x', now),
    text: 'Failed to fetch related stories',
  },
  {
    query: storiesByIdQuery,
    load: (from) => searchStories(session(from), {...page, text: 'lap', category: ''}),
    text: 'Failed to search stories',
  },
  {
    query: athletesQuery,
    load: (from) => loadAthletePage(session(from), {...page, search: ''}),
    text: 'Failed to fetch athletes',
  },
  {
    query: athleteByNumberQuery,
    load: (from) => loadAthlete(session(from), 1),
    text: 'Failed to fetch athlete',
  },
]

test.each(cases)('what the lake does not answer is told: $text', async ({query, load, text}) => {
  const down = new Error('The content lake does not answer')
  await expect(load(fakeContent({[query]: down}))).rejects.toMatchObject({message: text, cause: down})
})
