import {categoriesQuery, categoryStoriesQuery, storiesByIdQuery, storiesQuery} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import {render} from '#entry-server.tsx'
import type {RenderRequest} from '#render-contract.ts'
import {aRenderRequest, fakeContent} from '#testing/fake-content.ts'
import {aLakeCard} from '#testing/lake-samples.ts'

import {storyListPages} from './story-list-pages.ts'
import {storyListPaths} from './story-list-paths.ts'

const cards = (count: number) =>
  Array.from({length: count}, (_, place) =>
    aLakeCard({
      _id: `story-${place + 1}`,
      number: place + 1,
      slug: `story-${place + 1}`,
      title: `Story ${place + 1}`,
      isFeatured: place === 0,
    }),
  )

async function draw(url: string, answers: Record<string, unknown> = {}, more: Partial<RenderRequest> = {}) {
  const asked: {query: string; params: Record<string, unknown>}[] = []
  const content = fakeContent(answers)
  const page = await render(
    aRenderRequest(url, {
      fetchContent: (query, params = {}) => {
        asked.push({query, params})
        return content(query, params)
      },
      ...more,
    }),
  )
  if (page.kind !== 'page') throw new Error('It moved')
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page.html) ?? []
  return {status: page.status, html: page.html, main, text: main.replaceAll(/<[^>]*>/g, ' '), asked}
}

const isRead = (page: {asked: {query: string; params: Record<string, unknown>}[]}, query: string) =>
  page.asked.find((call) => call.query === query)?.params

test.each(storyListPages.filter(({category}) => category !== null))(
  '$path shows the stories of the category $category',
  async ({path, category}) => {
    const page = await draw(`${path}?category=Another`, {
      [categoryStoriesQuery]: {name: category, slug: 'x', stories: cards(3), total: 3},
    })
    expect(page.status).toBe(200)
    expect(isRead(page, categoryStoriesQuery)).toMatchObject({category, from: 0, to: 12})
    expect(page.text).toContain('Showing 3 of 3 stories')
    expect(page.main).toContain('href="/stories/story-2"')
    expect(page.main).not.toContain('aria-label="Categories"')
  },
)

test.each(storyListPages.filter(({isPlaceholder}) => isPlaceholder))(
  '$path says that content is coming while its category has no story',
  async ({path, title, intro}) => {
    for (const answer of [null, {name: title, slug: 'x', stories: [], total: 0}]) {
      const page = await draw(path, {[categoryStoriesQuery]: answer})
      expect(page.status).toBe(200)
      expect(page.text).toContain(title.replace('&', '&amp;'))
      expect(page.text).toContain(intro)
      expect(page.text).toContain('Content coming soon...')
      expect(page.html).toContain('<meta name="robots" content="noindex')
    }
  },
)

test('all stories come with every category to choose from, and with pages', async () => {
  const page = await draw('/stories/inspire', {
    [categoriesQuery]: [{name: 'Athletics'}, {name: 'Opinion & Analysis'}],
    [storiesQuery]: {stories: cards(12), total: 40},
  })
  expect(page.text).toContain('Showing 12 of 40 stories')
  expect(page.main).toContain('href="/stories/inspire?category=Opinion+%26+Analysis"')
  expect(page.main).toMatch(/rel="next"[^>]*href="\/stories\/inspire\?page=2"/)
  expect(page.main).not.toContain('rel="prev"')
  expect(page.text).not.toContain('Clear filters')
  expect(page.main.match(/aria-label="Page \d"/g)).toHaveLength(4)
})

test('with a single category there is nothing to choose', async () => {
  const page = await draw('/stories/inspire', {[categoriesQuery]: [{name: 'Athletics'}]})
  expect(page.main).not.toContain('aria-label="Categories"')
})

test('search, category and page of an address are what is shown', async () => {
  const searched: unknown[] = []
  const page = await draw(
    '/stories/inspire?search=ng%27eno&category=Athletics&page=2',
    {
      [categoriesQuery]: [{name: 'Athletics'}, {name: 'Legends'}],
      [storiesByIdQuery]: cards(13).toReversed(),
    },
    {
      searchContent: async (...wanted) => {
        searched.push(wanted)
        return Array.from({length: 25}, (_, place) => `story-${place}`)
      },
    },
  )
  expect(searched).toEqual([['story', "ng'eno", {category: 'Athletics'}]])
  expect(isRead(page, storiesByIdQuery)).toMatchObject({
    ids: Array.from({length: 12}, (_, place) => `story-${12 + place}`),
  })
  expect(page.main).toContain('value="ng&#x27;eno"')
  expect(page.main).toMatch(/<input type="hidden" name="category" value="Athletics"/)
  expect(page.main).toMatch(/aria-current="true"[^>]*>Athletics</)
  expect(page.main).toMatch(/aria-current="page"[^>]*>2</)
  expect(page.text).toContain('Clear filters')
  expect(page.html).toContain('<meta name="robots" content="noindex')
})

test('what a search finds stands in the order of its rank', async () => {
  const page = await draw(
    '/stories/inspire?search=lap',
    {[storiesByIdQuery]: cards(3)},
    {searchContent: async () => ['story-3', 'gone', 'story-1']},
  )
  expect([...page.main.matchAll(/<h2[^>]*>(Story \d)/g)].map(([, title]) => title)).toEqual([
    'Story 3',
    'Story 1',
  ])
})

test('a filter that leaves nothing says so and leads back', async () => {
  const page = await draw('/stories/inspire?search=nothing', {[storiesByIdQuery]: []})
  expect(page.status).toBe(200)
  expect(page.text).toContain('No Stories Found')
  expect(page.text).toContain('Showing 0 of 0 stories')
  expect(page.main).toMatch(/href="\/stories\/inspire"[^>]*>Show all stories/)
  expect(page.main).not.toContain('aria-label="Pages"')
})

test('a page past the end says where the list ends', async () => {
  const page = await draw('/stories/inspire?page=9', {[storiesQuery]: {stories: [], total: 13}})
  expect(page.text).toContain('No Stories Found')
  expect(page.text).toContain('This list ends at page 2.')
  expect(page.main).toMatch(/rel="prev"[^>]*href="\/stories\/inspire\?page=2"/)
})

test('a card shows picture, category, title, excerpt, author, reading time and the way in', async () => {
  const page = await draw('/stories/inspire', {[storiesQuery]: {stories: cards(2), total: 2}})
  const [first = '', second = ''] = page.main.match(/<article.*?<\/article>/gs) ?? []
  expect(first).toContain('<img')
  for (const words of [
    'Athletics',
    'Story 1',
    'Before the sun there is already a pack on the road.',
    'Achieng Otieno',
    '3 min read',
    'Read Full Story',
    'Featured',
  ]) {
    expect(first).toContain(words)
  }
  expect(second).toContain('Story 2')
  expect(second).not.toContain('Featured')
  // Likes come later, from people's data, and only above none.
  expect(first).toMatch(/data-likes-of="1" hidden=""/)
})

test.each(['/stories/inspire', '/news/athletics', '/news/race-reports', '/stories/inspire?search=x'])(
  '%s answers 503 with a way to try again while the content cannot be read',
  async (url) => {
    const failures: unknown[] = []
    const failure = new Error('The lake is down')
    const page = await draw(
      url,
      {[storiesQuery]: failure, [categoryStoriesQuery]: failure},
      {
        onFailure: (error) => failures.push(error),
        searchContent: async () => {
          throw failure
        },
      },
    )
    expect(page.status).toBe(503)
    expect(page.text).toContain('Failed to load stories')
    expect(page.text).toContain('Try Again')
    expect(failures).toMatchObject([{cause: failure}])
  },
)

test('without its categories the list still stands', async () => {
  const failures: unknown[] = []
  const page = await draw(
    '/stories/inspire',
    {[categoriesQuery]: new Error('no'), [storiesQuery]: {stories: cards(1), total: 1}},
    {onFailure: (error) => failures.push(error)},
  )
  expect(page.status).toBe(200)
  expect(page.text).toContain('Showing 1 of 1 stories')
  expect(failures).toHaveLength(1)
})

test('a category with a list of its own is found there by search engines', async () => {
  const page = await draw('/stories/inspire?category=Coaching+Tips&page=2', {
    [categoryStoriesQuery]: {name: 'Coaching Tips', slug: 'x', stories: cards(1), total: 13},
  })
  expect(page.html).toContain('<link rel="canonical" href="https://site.test/training/coaching?page=2">')
  expect(page.html).toContain('"@type":"ItemList"')
})

test('every list of stories has its address in the routes', () => {
  expect(storyListPages.map(({path}) => path)).toEqual(storyListPaths)
})
