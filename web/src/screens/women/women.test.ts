import {otherWomenStoriesQuery, womenStoriesQuery, womenStoryByNumberQuery} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import {render} from '#entry-server.tsx'
import {aRenderRequest, fakeContent} from '#testing/fake-content.ts'

function aWoman(number: number) {
  const text = {name: `Woman ${number}`, title: `Story ${number}`, description: 'She ran on.'}
  return {_id: `w-${number}`, _createdAt: '2026-04-19T06:00:00Z', number, ...text, featured: false}
}

async function draw(path: string, answers: Record<string, unknown>) {
  const asked = new Map<string, unknown>()
  const content = fakeContent(answers)
  const page = await render(
    aRenderRequest(path, {
      fetchContent(query, params) {
        asked.set(query, params)
        return content(query, params)
      },
      onFailure() {},
    }),
  )
  if (page.kind !== 'page') throw new Error('It moved')
  return {...page, asked}
}

test('the list asks for twelve of a page, and both of its addresses have one canonical', async () => {
  const women = {stories: Array.from({length: 12}, (_, place) => aWoman(place + 13)), total: 30}
  for (const path of ['/impact/women?page=2', '/women-stories?page=2']) {
    const {asked, html, status} = await draw(path, {[womenStoriesQuery]: women})
    expect(status).toBe(200)
    expect(asked.get(womenStoriesQuery)).toEqual({from: 12, to: 24})
    expect(html).toContain('<link rel="canonical" href="https://site.test/impact/women?page=2">')
    expect(html).toContain('Showing 12 of 30 stories')
  }
})

test('the stories beside one are asked for by the hundred, six are shown, and the next follows in order', async () => {
  const others = Array.from({length: 20}, (_, place) => ({...aWoman(place + 1), order: place + 1})).filter(
    ({number}) => number !== 3,
  )
  const {asked, html} = await draw('/women-stories/3', {
    [womenStoryByNumberQuery]: {...aWoman(3), order: 3, _updatedAt: '2026-04-20T06:00:00Z', storyContent: []},
    [otherWomenStoriesQuery]: others,
  })
  const [, side = ''] = /<aside[^>]*>(.*?)<\/aside>/s.exec(html) ?? []
  const [, next = ''] = /Next Story(.*?)<\/nav>/s.exec(html) ?? []

  expect(asked.get(otherWomenStoriesQuery)).toEqual({number: 3, limit: 100})
  expect([...side.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    [1, 2, 4, 5, 6, 7].map((number) => `/women-stories/${number}`),
  )
  expect(next).toContain('href="/women-stories/4"')
})

test('a lake that does not answer is a 503 with the words of the catalogue, and nothing is indexed', async () => {
  const fault = new Error('The lake is away')
  for (const [path, query] of [
    ['/impact/women', womenStoriesQuery],
    ['/women-stories/3', womenStoryByNumberQuery],
  ] as const) {
    const {status, html} = await draw(path, {[query]: fault})
    expect(status).toBe(503)
    expect(html).toContain('Failed to load content')
    expect(html).toContain('noindex')
  }
})

test('an empty lake says that there is nothing yet', async () => {
  const {status, html} = await draw('/impact/women', {[womenStoriesQuery]: {stories: [], total: 0}})
  expect(status).toBe(200)
  expect(html).toContain('No stories available at the moment. Check back soon!')
})
