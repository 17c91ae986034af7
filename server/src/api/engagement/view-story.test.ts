import {getEngagement, likeStory, viewStory} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom({TRUST_PROXY: '1'})
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

interface Visit {
  agent?: string
  address?: string
  token?: string
}

async function view(
  story: number,
  {agent = firefox, address = '10.1.1.1', token}: Visit = {},
): Promise<void> {
  const headers = {'user-agent': agent, 'x-forwarded-for': address}
  await newsroom.call(viewStory, {params: {id: String(story)}, headers, token})
}

async function viewsOf(story: number): Promise<number | undefined> {
  const {data} = await newsroom.call(getEngagement, {query: {stories: String(story)}})
  return data[story]?.views_count
}

test('a visitor counts once, however often and however fast they come', async () => {
  const story = await newsroom.aStory()
  await Promise.all(Array.from({length: 30}, () => view(story)))
  expect(await viewsOf(story)).toBe(1)
})

test('visitors are told apart by address, browser and account', async () => {
  const story = await newsroom.aStory()
  const {token} = await newsroom.aMember()
  await view(story)
  await view(story, {agent: chrome})
  await view(story, {address: '10.1.1.2'})
  await view(story, {address: '2001:db8:1:2::1'})
  await view(story, {address: '2001:db8:1:2:ffff::9'})
  await view(story, {token})
  await view(story, {token, agent: chrome, address: '10.9.9.9'})
  expect(await viewsOf(story)).toBe(5)
})

test('after half an hour the same visitor counts again', async () => {
  const story = await newsroom.aStory()
  await view(story)
  const over = new Date(Date.now() - 1000)
  await newsroom.models.views.sightings.updateMany({}, {$set: {until: over}})
  await Promise.all([view(story), view(story)])
  expect(await viewsOf(story)).toBe(2)
})

test.for([
  ['a search robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a preview', 'facebookexternalhit/1.1'],
  ['a script', 'curl/8.5.0'],
  ['who says nothing', ''],
] as const)('%s is no reader', async ([, agent]) => {
  const story = await newsroom.aStory()
  await view(story, {agent})
  expect(await viewsOf(story)).toBe(0)
})

test('nothing that is kept says who read', async () => {
  const story = await newsroom.aStory()
  await view(story, {address: '203.0.113.77'})
  const kept = JSON.stringify(await newsroom.models.views.sightings.find().lean())
  expect(kept).toContain(`story:${story}:`)
  expect(kept).not.toContain('203.0.113.77')
  expect(kept).not.toContain('Firefox')
})

test('there is nothing to view where there is no story, and other methods do not count', async () => {
  const story = await newsroom.aStory()
  expect(await newsroom.refusal(viewStory, {params: {id: 'none'}})).toMatchObject({status: 404})
  for (const method of ['GET', 'HEAD', 'PUT']) {
    expect((await newsroom.server.get(`/api/stories/${story}/view`, {method})).status).toBe(404)
  }
  expect(await viewsOf(story)).toBe(0)
})

test('a beacon may bring a body of any kind, and nobody reads it', async () => {
  const story = await newsroom.aStory()
  const headers = {'user-agent': firefox, 'content-type': 'text/plain'}
  await newsroom.call(viewStory, {params: {id: String(story)}, body: 'a'.repeat(100_000), headers})
  expect(await viewsOf(story)).toBe(1)
})

test('engagement for strangers may be kept by caches for a moment, for readers never', async () => {
  const story = await newsroom.aStory()
  const {token} = await newsroom.aMember()
  await newsroom.call(likeStory, {params: {id: String(story)}, token})
  const query = {stories: `${story}`}
  const open = await newsroom.fetch(getEngagement, {query})
  expect(open.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2')
  expect(open.headers.get('vary')).toContain('Authorization')
  expect(await open.json()).toMatchObject({data: {[story]: {is_liked: false, likes_count: 1}}})

  const own = await newsroom.fetch(getEngagement, {query, token})
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(await own.json()).toMatchObject({data: {[story]: {is_liked: true, likes_count: 1}}})
})

test.for(['', '1,,2', 'one', '1;2', '-1', '1.5', Array.from({length: 101}, (_, index) => index).join(',')])(
  'engagement cannot be asked for with stories=%s',
  async (stories) => {
    const refusal = await newsroom.refusal(getEngagement, {query: {stories}})
    expect(refusal).toMatchObject({status: 422, errors: {stories: [expect.stringContaining('1,2,3')]}})
  },
)

test('engagement without or with two lists of stories is refused', async () => {
  for (const query of ['', '?stories=1&stories=2', '?stories[$gt]=1']) {
    expect((await newsroom.server.get(`/api/engagement${query}`)).status).toBe(422)
  }
})
