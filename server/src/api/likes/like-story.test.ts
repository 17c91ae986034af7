import {getEngagement, isStoryLiked, likeStory, listLikedStories} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

async function likesOf(story: number): Promise<number | undefined> {
  const {data} = await newsroom.call(getEngagement, {query: {stories: String(story)}})
  return data[story]?.likes_count
}

test('a like is a toggle, and says how many there are', async () => {
  const id = String(await newsroom.aStory())
  const {token} = await newsroom.aMember()
  const other = await newsroom.aMember()
  await newsroom.call(likeStory, {params: {id}, token: other.token})

  expect(await newsroom.call(likeStory, {params: {id}, token})).toEqual({
    data: {is_liked: true, likes_count: 2},
    message: 'Liked!',
  })
  expect(await newsroom.call(isStoryLiked, {params: {id}, token})).toEqual({
    data: {is_liked: true, likes_count: 2},
  })
  expect(await newsroom.call(likeStory, {params: {id}, token})).toEqual({
    data: {is_liked: false, likes_count: 1},
    message: 'Unliked',
  })
  expect(await newsroom.call(isStoryLiked, {params: {id}})).toEqual({data: {is_liked: false, likes_count: 1}})
})

test('a story is liked by its slug as well', async () => {
  const number = await newsroom.aStory({slug: {_type: 'slug', current: 'by-its-slug'}})
  const {token} = await newsroom.aMember()
  await newsroom.call(likeStory, {params: {id: 'by-its-slug'}, token})
  expect(await likesOf(number)).toBe(1)
})

test('50 parallel likes that state the wish are one like, and 50 that take it back none', async () => {
  const story = await newsroom.aStory()
  const {token} = await newsroom.aMember()
  async function wish(liked: boolean) {
    const calls = Array.from({length: 50}, () =>
      newsroom.call(likeStory, {params: {id: String(story)}, token, body: {liked}}),
    )
    for (const {data} of await Promise.all(calls)) expect(data.is_liked).toBe(liked)
  }
  await wish(true)
  expect(await likesOf(story)).toBe(1)
  await wish(false)
  expect(await likesOf(story)).toBe(0)
})

test('51 parallel toggles end liked, once', async () => {
  const story = await newsroom.aStory()
  const {token} = await newsroom.aMember()
  const calls = Array.from({length: 51}, () => newsroom.call(likeStory, {params: {id: String(story)}, token}))
  const answers = await Promise.all(calls)
  expect(answers.filter(({data}) => data.is_liked)).toHaveLength(26)
  expect(await likesOf(story)).toBe(1)
})

test('liking needs a login', async () => {
  const id = String(await newsroom.aStory())
  expect(await newsroom.refusal(likeStory, {params: {id}})).toEqual({
    status: 401,
    code: 'unauthenticated',
    message: 'You must be logged in to like stories',
    errors: {},
  })
  expect(await newsroom.refusal(listLikedStories)).toMatchObject({status: 401, code: 'unauthenticated'})
})

test.for(['9999', 'no-such-story', '0', '-1', '1e3', '__proto__', '%', '😀', 'a'.repeat(300)])(
  'there is no story %j to like',
  async (id) => {
    const {token} = await newsroom.aMember()
    const refusal = await newsroom.refusal(likeStory, {params: {id}, token})
    expect(refusal).toMatchObject({status: 404, code: 'not_found'})
  },
)

test('what is not out yet, or only a draft, cannot be liked', async () => {
  const {token} = await newsroom.aMember()
  const scheduled = String(await newsroom.aStory({publishedAt: '2100-01-01T00:00:00.000Z'}))
  const draft = String(await newsroom.aStory({_id: 'drafts.only'}))
  for (const id of [scheduled, draft]) {
    expect(await newsroom.refusal(likeStory, {params: {id}, token})).toMatchObject({status: 404})
  }
})

test.for([
  ['liked', {liked: 'yes'}],
  ['liked', {liked: {$ne: false}}],
  ['user', {liked: true, user: '000000000000000000000001'}],
  ['body', '[true]'],
] as const)('a like with a wrong %s is refused by name: %j', async ([field, body]) => {
  const id = String(await newsroom.aStory())
  const {token} = await newsroom.aMember()
  const refusal = await newsroom.refusal(likeStory, {params: {id}, token, body})
  expect(refusal).toMatchObject({status: 422, code: 'validation_failed'})
  expect(Object.keys(refusal.errors)).toEqual([field])
})

test('liked stories are listed, the latest like first, without those that were taken back', async () => {
  const {token} = await newsroom.aMember()
  const [first, second, gone] = [await newsroom.aStory(), await newsroom.aStory(), await newsroom.aStory()]
  for (const story of [first, gone, second]) {
    await newsroom.call(likeStory, {params: {id: String(story)}, token})
  }
  await newsroom.lake.client.delete(`story-${gone}`)

  const all = await newsroom.call(listLikedStories, {token})
  expect(all.data.map(({id}) => id)).toEqual([second, first])
  expect(all.data[0]).toMatchObject({is_liked: true, likes_count: 1, formatted_date: 'January 1, 2026'})
  expect(all.meta).toEqual({current_page: 1, last_page: 1, per_page: 12, total: 2})

  const past = await newsroom.call(listLikedStories, {token, query: {page: '9', per_page: '1'}})
  expect(past).toEqual({data: [], meta: {current_page: 9, last_page: 2, per_page: 1, total: 2}})
})

test.for(['page=0', 'page=1.5', 'page=two', 'page=', 'per_page=101', 'page=1&page=2', 'per_page=-1'])(
  'liked stories cannot be asked for with %s',
  async (query) => {
    const {token} = await newsroom.aMember()
    const response = await newsroom.server.get(`/api/user/liked-stories?${query}`, {
      headers: {authorization: `Bearer ${token}`},
    })
    expect(response.status).toBe(422)
  },
)
