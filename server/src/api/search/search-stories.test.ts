import {searchStories} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {eventually} from '#testing/eventually.ts'
import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom({RATE_LIMITS: 'on', TRUST_PROXY: '1'})
  const {client} = newsroom.lake
  await client.create({
    _id: 'author-1',
    _type: 'author',
    name: 'Rôba Ng’eno',
    slug: {_type: 'slug', current: 'roba'},
  })
  await client.create({
    _id: 'category-1',
    _type: 'category',
    name: 'Athletics',
    slug: {_type: 'slug', current: 'athletics'},
  })
  await Promise.all(
    Array.from({length: 14}, (_, place) =>
      newsroom.aStory({
        title: `José runs for the ${place}th time`,
        author: {_type: 'reference', _ref: 'author-1'},
        ...(place % 2 === 0 && {category: {_type: 'reference', _ref: 'category-1'}}),
      }),
    ),
  )
  await eventually(expectAllFound)
})
afterAll(() => newsroom[Symbol.asyncDispose]())

async function expectAllFound(): Promise<void> {
  expect((await search({query: 'jose', per_page: 1})).meta.total).toBe(14)
}

let visitors = 0
function search(body: Record<string, unknown>) {
  visitors += 1
  const headers = {'x-forwarded-for': `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`}
  return newsroom.call(searchStories, {body, headers})
}

test('a search answers pages of stories with a true meta', async () => {
  const first = await search({query: 'jose'})
  expect(first.meta).toEqual({current_page: 1, last_page: 2, per_page: 12, total: 14})
  const second = await search({query: 'jose', page: 2})
  const ids = [...first.data, ...second.data].map(({id}) => id)
  expect(new Set(ids).size).toBe(14)
  expect(first.data[0]).toMatchObject({author_name: 'Rôba Ng’eno', likes_count: 0, is_liked: false})
  expect(await search({query: 'jose', page: 1_000_000_000})).toMatchObject({data: [], meta: {total: 14}})
})

test('a search goes by author and category as well', async () => {
  expect((await search({query: 'ngeno'})).meta.total).toBe(14)
  expect((await search({query: 'jose', category: 'athletics'})).meta.total).toBe(7)
  expect((await search({query: 'jose', category: 'All', author: 'roba'})).meta.total).toBe(14)
  expect((await search({query: 'jose', category: '', author: null})).meta.total).toBe(14)
  expect((await search({query: 'jose', author: 'nobody'})).data).toEqual([])
  expect((await search({query: 'jose', date_from: '2026-01-01', date_to: '2026-01-01'})).meta.total).toBe(14)
  expect((await search({query: 'jose', date_from: '2026-01-02'})).data).toEqual([])
})

test('an author who changes their name is found by the new one', async () => {
  await newsroom.lake.client.patch('author-1').set({name: 'Rôba Quokka'}).commit()
  await eventually(async () => expect((await search({query: 'quokka'})).meta.total).toBe(14))
  expect((await search({query: 'ngeno'})).meta.total).toBe(0)
})

test.for([
  ['query', {}],
  ['query', {query: '  '}],
  ['query', {query: {$gt: ''}}],
  ['query', {query: 'x'.repeat(201)}],
  ['category', {query: 'x', category: ['a']}],
  ['date_from', {query: 'x', date_from: '19 April'}],
  ['date_to', {query: 'x', date_to: 20260419}],
  ['page', {query: 'x', page: 0}],
  ['page', {query: 'x', page: '1'}],
  ['per_page', {query: 'x', per_page: 101}],
  ['per_page', {query: 'x', per_page: 1.5}],
] as const)('%s of %j is refused', async ([field, body]) => {
  const refusal = await newsroom.refusal(searchStories, {body})
  expect(refusal).toMatchObject({
    status: 422,
    errors: {
      [field]: [
        expect.stringContaining(
          field === 'page' || field === 'per_page' || field.startsWith('date') ? 'must be' : '',
        ),
      ],
    },
  })
})

test('the sixty-first search of an address in a minute has to wait', async () => {
  const headers = {'x-forwarded-for': '203.0.113.9'}
  const answers = await Promise.all(
    Array.from({length: 61}, () =>
      newsroom.fetch(searchStories, {body: {query: 'jose', per_page: 1}, headers}),
    ),
  )
  const refused = answers.filter(({status}) => status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  const page = await newsroom.server.get('/?search=jose', {headers})
  expect(page.status).toBe(429)
  expect((await newsroom.server.get('/', {headers})).status).toBe(200)
})
