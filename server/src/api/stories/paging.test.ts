import {
  type Contract,
  getStory,
  listRaceResults,
  listStories,
  listStoriesOfCategory,
  listWomenStories,
} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {z} from 'zod'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

const count = 500
const moment = '2026-04-19T06:00:00.000Z'
let newsroom: Newsroom

beforeAll(async () => {
  newsroom = await startNewsroom()
  const transaction = newsroom.lake.client.transaction()
  transaction.create({_id: 'category', _type: 'category', name: 'Athletics'})
  for (let number = 1; number <= count; number += 1) {
    transaction.create({
      _id: `story-${number}`,
      _type: 'story',
      number,
      title: 'The same',
      slug: {_type: 'slug', current: `story-${number}-of-many`},
      publishedAt: moment,
      category: {_type: 'reference', _ref: 'category'},
    })
    transaction.create({
      _id: `result-${number}`,
      _type: 'raceResult',
      number,
      title: 'The same',
      raceDate: '2026-04-19',
    })
    transaction.create({
      _id: `woman-${number}`,
      _type: 'womenStory',
      number,
      name: 'The same',
      status: 'active',
      order: 1,
    })
  }
  await transaction.commit()
}, 60_000)
afterAll(() => newsroom[Symbol.asyncDispose]())

const orders: (readonly [string, Contract, Record<string, string>])[] = [
  ['stories', listStories, {}],
  ['stories of a category', listStories, {category: 'Athletics'}],
  ['stories that are not featured', listStories, {featured: '0'}],
  ...['race_date', 'title', 'views_count', 'number'].flatMap((sort) =>
    ['asc', 'desc'].map(
      (direction) =>
        [
          `race results by ${sort} ${direction}`,
          listRaceResults,
          {sort_by: sort, sort_order: direction},
        ] as const,
    ),
  ),
  ...['order', 'name', 'created_at'].flatMap((sort) =>
    ['asc', 'desc'].map(
      (direction) =>
        [
          `women stories by ${sort} ${direction}`,
          listWomenStories,
          {sort_by: sort, sort_order: direction},
        ] as const,
    ),
  ),
]

test.for(orders)(
  'paging through 500 %s that share everything gives each exactly once',
  {timeout: 30_000},
  async ([, contract, query]) => {
    const seen: unknown[] = []
    for (let page = 1; page <= 8; page += 1) {
      const {ids, meta} = await ask(contract, {...query, page: String(page), per_page: '73'})
      expect(meta).toMatchObject({current_page: page, last_page: 7, per_page: 73, total: count})
      expect(ids).toHaveLength(page < 7 ? 73 : page === 7 ? count - 6 * 73 : 0)
      seen.push(...ids)
    }
    expect(new Set(seen).size).toBe(count)
  },
)

const Entries = z.array(z.object({id: z.number()}))
const Page = z.object({
  data: z.union([Entries, z.looseObject({data: Entries})]),
  meta: z.unknown().optional(),
})

async function ask(contract: Contract, query: Record<string, string>) {
  const response = await newsroom.fetch(contract, {query})
  const {data, meta} = Page.parse(await response.json())
  const entries = Array.isArray(data) ? data : data.data
  return {ids: entries.map(({id}) => id), meta: meta ?? data}
}

test('every page size from 1 to 100 is as large as it says', {timeout: 60_000}, async () => {
  for (let size = 1; size <= 100; size += 1) {
    const {ids, meta} = await ask(listStories, {per_page: String(size), page: '2'})
    expect(ids[0]).toBe(count - size)
    expect(ids).toHaveLength(size)
    expect(meta).toMatchObject({per_page: size, last_page: Math.ceil(count / size), total: count})
  }
})

test.for([
  ['page', '0'],
  ['page', '-1'],
  ['page', 'x'],
  ['page', '1e9'],
  ['page', '1.5'],
  ['page', ''],
  ['per_page', '0'],
  ['per_page', '101'],
  ['per_page', '5.5'],
  ['featured', 'yes'],
  ['category', 'x'.repeat(201)],
] as const)('%s=%s is refused by name', async ([field, value]) => {
  for (const contract of [listStories, listRaceResults]) {
    const {status, errors} = await newsroom.refusal(contract, {query: {[field]: value}})
    expect({status, fields: Object.keys(errors)}).toEqual({status: 422, fields: [field]})
  }
})

test('a parameter that comes twice is refused by name', async () => {
  const response = await newsroom.server.get('/api/stories?page=1&page=2')
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({errors: {page: ['page must be given once']}})
})

test('a missed story and a missed list ask the lake once and MongoDB once', async () => {
  const {reader, people} = newsroom.server.running.context
  const asked: string[] = []
  const fetch = reader.fetch.bind(reader)
  reader.fetch = (query, ...rest) => {
    asked.push('lake')
    return fetch(query, ...rest)
  }
  people.models().storyLikes.model.db.set('debug', () => asked.push('mongo'))
  for (const path of [
    '/api/stories?page=3&x=1',
    '/api/stories/story-7-of-many?x=1',
    '/api/race-results?page=2',
  ]) {
    asked.length = 0
    expect((await newsroom.server.get(path)).status).toBe(200)
    expect(asked.toSorted()).toEqual(['lake', 'mongo'])
  }
  people.models().storyLikes.model.db.set('debug', false)
  reader.fetch = fetch
})

test('strangers share what is kept, know it by its tag, and are told of a change at once', async () => {
  const first = await newsroom.fetch(listStoriesOfCategory, {params: {category: 'Athletics'}})
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2')
  expect(first.headers.get('vary')).toMatch(/Authorization, Accept-Encoding/)
  const tag = first.headers.get('etag') ?? ''
  const again = {params: {category: 'Athletics'}, headers: {'if-none-match': tag}}
  expect((await newsroom.fetch(listStoriesOfCategory, again)).status).toBe(304)

  const {token} = await newsroom.aMember()
  const own = await newsroom.fetch(listStoriesOfCategory, {params: {category: 'Athletics'}, token})
  expect(own.headers.get('cache-control')).toBe('private, no-store')

  await newsroom.lake.client.patch('story-500').set({title: 'Another'}).commit()
  const deadline = Date.now() + 1500
  for (;;) {
    const {data} = await newsroom.call(getStory, {params: {id: '500'}})
    if (data.title === 'Another') break
    expect(Date.now()).toBeLessThan(deadline)
  }
})
