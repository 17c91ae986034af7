import {nextStoryMomentQuery} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import {AnswerStore} from '#content/answer-store.ts'
import {ContentRevision} from '#content/content-revision.ts'

const noon = Date.parse('2026-11-30T12:00:00Z')
const stories = '*[_type == "story" && publishedAt <= $now].title'
const athletes = '*[_type == "athlete"].name'

function aStore(answer: (query: string) => unknown = (query) => query) {
  const revision = new ContentRevision()
  revision.connected()
  const clock = {ms: noon}
  const asked: string[] = []
  const store = new AnswerStore({
    async read(query) {
      asked.push(query)
      return answer(query)
    },
    search: async (type, text) => [`${type} ${text} ${clock.ms}`],
    revision,
    now: () => new Date(clock.ms),
  })
  const ask = async (query: string, params?: Record<string, unknown>) =>
    JSON.parse((await store.ask(query, params)).text)
  const askNow = (query: string) => ask(query, {now: new Date(clock.ms).toISOString()})
  const times = (query: string) => asked.filter((one) => one === query).length
  const search = async (text: string) =>
    JSON.parse((await store.search(new Date(clock.ms), 'story', text)).text)
  return {revision, clock, ask, askNow, search, times}
}

test('a question is asked again only when a type that it depends on has changed', async () => {
  const {revision, ask, times} = aStore()
  await ask(athletes)
  revision.raise(new Set(['story']))
  await ask(athletes)
  expect(times(athletes)).toBe(1)
  revision.raise(new Set(['athlete', 'story']))
  await ask(athletes)
  expect(times(athletes)).toBe(2)
  revision.raise()
  await ask(athletes)
  expect(times(athletes)).toBe(3)
  revision.connected()
  await ask(athletes)
  expect(times(athletes)).toBe(4)
})

test('the same question asked by many at once is asked once', async () => {
  const {ask, times} = aStore()
  await Promise.all([ask(athletes, {a: 1, b: 2}), ask(athletes, {b: 2, a: 1}), ask(athletes, {a: 1, b: 2})])
  expect(times(athletes)).toBe(1)
  await ask(athletes, {a: 2, b: 2})
  expect(times(athletes)).toBe(2)
})

test('time makes an answer old only when a scheduled story comes out', async () => {
  const {clock, askNow, times} = aStore((query) =>
    query === nextStoryMomentQuery && clock.ms < noon + 60_000 ? new Date(noon + 60_000).toISOString() : null,
  )
  await askNow(stories)
  clock.ms += 59_999
  await askNow(stories)
  expect(times(stories)).toBe(1)
  clock.ms += 1
  await askNow(stories)
  clock.ms += 86_400_000
  await askNow(stories)
  expect(times(stories)).toBe(2)
})

test('while changes are not heard of an answer is good for a second', async () => {
  const {revision, clock, ask, times} = aStore()
  revision.disconnected()
  await ask(athletes)
  clock.ms += 999
  await ask(athletes)
  expect(times(athletes)).toBe(1)
  clock.ms += 1
  await ask(athletes)
  expect(times(athletes)).toBe(2)
})

test('an answer that was under way when content changed is not kept over the newer one', async () => {
  const first = Promise.withResolvers<unknown>()
  let count = 0
  const {revision, ask} = aStore(() => {
    count += 1
    return count === 1 ? first.promise : 'new'
  })
  const before = ask(athletes)
  revision.raise(new Set(['athlete']))
  expect(await ask(athletes)).toBe('new')
  first.resolve('old')
  expect(await before).toBe('old')
  expect(await ask(athletes)).toBe('new')
  expect(count).toBe(2)
})

test('a question that fails is asked again by the next', async () => {
  let isDown = true
  const {ask} = aStore(() => {
    if (isDown) throw new Error('the lake is down')
    return 'up'
  })
  await expect(ask(athletes)).rejects.toThrow('the lake is down')
  isDown = false
  expect(await ask(athletes)).toBe('up')
})

test('what a search found is good until something that it can find has changed', async () => {
  const {revision, clock, search} = aStore()
  const found = await search('kip')
  clock.ms += 1
  revision.raise(new Set(['athlete']))
  expect(await search('kip')).toEqual(found)
  expect(await search('faith')).not.toEqual(found)
  revision.raise(new Set(['author']))
  expect(await search('kip')).not.toEqual(found)
})
