import {
  raceCategoriesQuery,
  raceResultByNumberQuery,
  raceResultsByIdQuery,
  raceResultsQuery,
} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import {render} from '#entry-server.tsx'
import type {RenderRequest} from '#render-contract.ts'
import {aRenderRequest, fakeContent} from '#testing/fake-content.ts'

function aResult(number: number, extension = 'pdf') {
  return {
    _id: `r-${number}`,
    number,
    title: `Race ${number}`,
    description: 'The official list.',
    raceDate: '2026-04-19',
    location: 'Iten, Kenya',
    category: {name: 'Track', slug: 'track'},
    isFeatured: number === 1,
    file: {_id: `file-0a1b-${extension}`, originalFilename: `list.${extension}`, extension, size: 1536},
  }
}

async function draw(path: string, answers: Record<string, unknown>, more: Partial<RenderRequest> = {}) {
  const page = await render(
    aRenderRequest(path, {
      fetchContent: fakeContent({
        [raceCategoriesQuery]: [
          {name: 'Track', count: 3},
          {name: 'Empty', count: 0},
        ],
        ...answers,
      }),
      onFailure() {},
      ...more,
    }),
  )
  if (page.kind !== 'page') throw new Error('It moved')
  return {...page, text: page.html.replaceAll(/<[^>]*>/g, ' ')}
}

test.each([
  [0, 'Showing 0 of 0 results', null],
  [1, 'Showing 1 of 1 results', null],
  [15, 'Showing 15 of 15 results', null],
  [16, 'Showing 15 of 16 results', 'Page 1 of 2'],
  [500, 'Showing 15 of 500 results', 'Page 1 of 34'],
])('of %d results the first fifteen are shown, with the way to the others', async (total, count, pages) => {
  const results = Array.from({length: Math.min(total, 15)}, (_, place) => aResult(place + 1))
  const {status, text} = await draw('/races/results', {[raceResultsQuery]: {results, total}})

  expect(status).toBe(200)
  expect(text).toContain(count)
  expect(/Page 1 of \d+/.exec(text)?.[0] ?? null).toBe(pages)
  expect(text).toContain('Track (3)')
  expect(text).not.toContain('Empty (0)')
  expect(text.includes('No Results Found')).toBe(total === 0)
})

test('a search keeps the order in which the index has found, and is not indexed', async () => {
  const {html, text} = await draw(
    '/races/results?search=lakeside&category=Track',
    {[raceResultsByIdQuery]: [aResult(2), aResult(7)]},
    {
      searchContent: async (type, words, filter) =>
        type === 'raceResult' && words === 'lakeside' && filter?.category === 'Track' ? ['r-7', 'r-2'] : [],
    },
  )
  expect(text.indexOf('Race 7')).toBeGreaterThan(0)
  expect(text.indexOf('Race 7')).toBeLessThan(text.lastIndexOf('Race 2'))
  expect(html).toContain('noindex')
})

test('a result states its event and its file to search engines, and a PDF is in the first HTML', async () => {
  const {html, text} = await draw('/race-results/4', {[raceResultByNumberQuery]: aResult(4)})
  const data: unknown[] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): unknown => JSON.parse(json),
  )

  expect(data).toMatchObject([
    {'@type': 'BreadcrumbList'},
    {'@type': 'SportsEvent', startDate: '2026-04-19', location: {name: 'Iten, Kenya'}},
    {
      '@type': 'Dataset',
      distribution: [{contentUrl: 'https://site.test/files/p1/production/0a1b.pdf'}],
    },
  ])
  expect(html).toMatch(/<iframe[^>]*src="\/files\/p1\/production\/0a1b\.pdf"/)
  expect(text).toContain('1.5 KB')
})

test('a lake that does not answer is a 503, and what is no number a 404', async () => {
  const fault = new Error('The lake is away')
  const failed = await draw('/race-results/4', {[raceResultByNumberQuery]: fault})
  expect(failed.status).toBe(503)
  expect(failed.text).toContain('Result Not Found')
  expect((await draw('/races/results', {[raceResultsQuery]: fault})).status).toBe(503)
  expect((await draw('/race-results/four', {})).status).toBe(404)
})
