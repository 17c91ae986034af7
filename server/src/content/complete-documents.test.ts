import {createClient} from '@sanity/client'
import {pino} from 'pino'
import {expect, test} from 'vitest'

import {DocumentCompleter} from '#content/complete-documents.ts'
import {eventually} from '#testing/eventually.ts'
import {startLake, type TestLake} from '#testing/start-lake.ts'
import {startServer} from '#testing/start-server.ts'

const log = pino({level: 'silent'})
const timestamp = '2026-01-01T00:00:00Z'

function aStory(slug: string, fields: Record<string, unknown> = {}) {
  return {_id: `story-${slug}`, _type: 'story', title: slug, slug: {_type: 'slug', current: slug}, ...fields}
}

function numbersIn(lake: TestLake): Promise<unknown> {
  return lake.client.fetch('*[_type == "story"] | order(_id asc).number')
}

test('stories that an import brings without a number get one each', async () => {
  await using lake = await startLake()
  await lake.client.create(aStory('old', {number: 41}))
  await using server = await startServer({
    lakeOrigin: lake.origin,
    environment: {SANITY_API_WRITE_TOKEN: lake.token},
  })
  await eventually(() => expect(server.running.context.revision.isLive).toBe(true))

  const transaction = lake.client.transaction()
  for (const slug of ['a', 'b', 'c']) transaction.create(aStory(slug))
  await transaction.commit()
  await eventually(async () => {
    const numbers = await numbersIn(lake)
    expect(numbers).toEqual(expect.arrayContaining([41, 42, 43, 44]))
  })
})

test('what came while no server ran gets its number at the next start', async () => {
  await using lake = await startLake()
  await lake.client.create(aStory('a'))
  await using server = await startServer({
    lakeOrigin: lake.origin,
    environment: {SANITY_API_WRITE_TOKEN: lake.token},
  })
  await eventually(async () => expect(await numbersIn(lake)).toEqual([1]))
  expect(server.origin).toContain('127.0.0.1')
})

test('two servers at once give every story one number for good, and no number twice', async () => {
  await using lake = await startLake()
  const completers = [1, 2].map(() => new DocumentCompleter(lake.client, log))
  const stories = Array.from({length: 12}, (_, index) => aStory(`s${String(index).padStart(2, '0')}`))
  for (const story of stories) await lake.client.create(story)
  const given: string[] = []
  const listening = Promise.withResolvers<void>()
  const subscription = lake.client
    .listen('*[_type == "story"]', {}, {events: ['welcome', 'mutation']})
    .subscribe((event) => (event.type === 'welcome' ? listening.resolve() : given.push(event.documentId)))
  await listening.promise

  for (const story of stories) {
    for (const completer of completers) completer.changed({documentId: story._id, timestamp, result: story})
  }
  await Promise.all(completers.map((completer) => completer.idle))
  const numbers = await numbersIn(lake)
  expect(new Set(Array.isArray(numbers) ? numbers : []).size).toBe(12)
  expect(numbers).not.toContain(null)
  await eventually(() => expect(given).toHaveLength(stories.length))
  subscription.unsubscribe()
})

test('a number taken away by another client comes back the same', async () => {
  await using lake = await startLake()
  await using server = await startServer({
    lakeOrigin: lake.origin,
    environment: {SANITY_API_WRITE_TOKEN: lake.token},
  })
  await lake.client.create(aStory('a', {number: 7}))
  await eventually(() => expect(server.running.context.revision.isLive).toBe(true))
  await lake.client.createOrReplace(aStory('a'))
  await eventually(async () => expect(await numbersIn(lake)).toEqual([7]))
})

test('the draft of a story gets the same number, so that publishing keeps it', async () => {
  await using lake = await startLake()
  await using server = await startServer({
    lakeOrigin: lake.origin,
    environment: {SANITY_API_WRITE_TOKEN: lake.token},
  })
  await eventually(() => expect(server.running.context.revision.isLive).toBe(true))
  await lake.client
    .transaction()
    .create(aStory('a'))
    .create({...aStory('a'), _id: 'drafts.story-a'})
    .commit()
  await eventually(async () => expect(await numbersIn(lake)).toEqual([1, 1]))
})

test('a slug that another client changes leaves the old address leading to the story', async () => {
  await using lake = await startLake()
  await using server = await startServer({
    lakeOrigin: lake.origin,
    environment: {SANITY_API_WRITE_TOKEN: lake.token},
  })
  await lake.client.create(aStory('first', {number: 1}))
  await eventually(async () => expect((await server.get('/stories/first')).status).toBe(200))

  await lake.client.patch('story-first').set({'slug.current': 'second'}).commit()
  await eventually(async () => {
    const answer = await server.get('/stories/first')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/stories/second')
  })
  await lake.client.patch('story-first').set({'slug.current': 'first'}).commit()
  await eventually(async () => expect((await server.get('/stories/second')).status).toBe(301))
  expect(await lake.client.fetch('*[_id == "story-first"][0].previousSlugs')).toEqual(['second'])
})

test('a lake that refuses the token does not end the server', async () => {
  await using lake = await startLake()
  const stranger = createClient({...lake.client.config(), token: 'sk-unknown-token-0123456789'})
  const completer = new DocumentCompleter(stranger, log)
  await lake.client.create(aStory('a'))
  completer.changed({documentId: 'story-a', timestamp, result: aStory('a')})
  await completer.idle
  expect(await numbersIn(lake)).toEqual([null])
})

test('numbers that an import brings twice end unique, and who had one before keeps it', async () => {
  await using lake = await startLake()
  await lake.client.create(aStory('a', {number: 3}))
  await using server = await startServer({
    lakeOrigin: lake.origin,
    environment: {SANITY_API_WRITE_TOKEN: lake.token},
  })
  await eventually(() => expect(server.running.context.revision.isLive).toBe(true))
  const transaction = lake.client.transaction()
  for (const [slug, number] of Object.entries({b: 3, c: 3, d: '3', e: 1.5, f: -1, g: 9})) {
    transaction.create(aStory(slug, {number}))
  }
  await transaction.commit()
  await eventually(async () => expect(await numbersIn(lake)).toEqual([3, 10, 11, 12, 13, 14, 9]))
})

test('numbers that came twice while no server ran end unique at the next start', async () => {
  await using lake = await startLake()
  await lake.client.create(aStory('z', {number: 5}))
  for (const number of [5, '7', 5]) await lake.client.create({...aStory('a', {number}), _id: 'story-a.'})
  await using server = await startServer({
    lakeOrigin: lake.origin,
    environment: {SANITY_API_WRITE_TOKEN: lake.token},
  })
  await eventually(async () => {
    const numbers = await numbersIn(lake)
    expect(Array.isArray(numbers) && new Set(numbers)).toEqual(new Set([5, 6, 7, 8]))
  })
  expect(await lake.client.fetch('*[_id == "story-z"][0].number')).toBe(5)
  expect(server.origin).toContain('127.0.0.1')
})

test('a number that came with a document is not given again when that document is gone', async () => {
  await using lake = await startLake()
  await using server = await startServer({
    lakeOrigin: lake.origin,
    environment: {SANITY_API_WRITE_TOKEN: lake.token},
  })
  await eventually(() => expect(server.running.context.revision.isLive).toBe(true))
  await lake.client.create(aStory('a', {number: 500}))
  await eventually(async () => {
    expect(await lake.client.fetch('*[_id == "counter.story"][0].value')).toBe(500)
  })
  await lake.client.delete('story-a')
  await lake.client.create(aStory('b'))
  await eventually(async () => expect(await numbersIn(lake)).toEqual([501]))
})

test('a slug that changed while no server ran is remembered at the next start', async () => {
  await using lake = await startLake()
  const environment = {SANITY_API_WRITE_TOKEN: lake.token}
  await lake.client.create(aStory('first', {number: 1}))
  {
    await using server = await startServer({lakeOrigin: lake.origin, environment})
    await eventually(async () => expect((await server.get('/stories/first')).status).toBe(200))
    await lake.client.patch('story-first').set({'slug.current': 'second'}).commit()
    await eventually(async () => expect((await server.get('/stories/first')).status).toBe(301))
    await eventually(async () => {
      const marked = '*[_id == "listener.slugs"][0].rememberedUntil >= *[_id == "story-first"][0]._createdAt'
      expect(await lake.client.fetch(marked)).toBe(true)
    })
  }
  await lake.client.patch('story-first').set({'slug.current': 'third'}).commit()
  await using server = await startServer({lakeOrigin: lake.origin, environment})
  for (const old of ['first', 'second']) {
    await eventually(async () => {
      const answer = await server.get(`/stories/${old}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/stories/third'])
    })
  }
})

test('addresses that other clients give are made ones the site can serve, each of one document alone', async () => {
  await using lake = await startLake()
  const environment = {SANITY_API_WRITE_TOKEN: lake.token}
  const slug = (current: unknown) => ({slug: {_type: 'slug', current}})
  const stories: {_id: string; _type: string; [field: string]: unknown}[] = [
    {...aStory('kept'), _id: 'story-0'},
    {...aStory('kept'), _id: 'story-1'},
    {...aStory('x'), ...slug('Upper Case'), _id: 'story-2'},
    {...aStory('x'), ...slug('featured'), _id: 'story-3'},
    {...aStory('x'), ...slug('2026'), _id: 'story-4'},
    {...aStory('x'), ...slug('a/b'), _id: 'story-5'},
    {...aStory('Kip Keino'), slug: null, _id: 'story-6'},
    {...aStory('x'), ...slug(7), title: 7, _id: 'story-7'},
  ]
  const given = ['kept', 'kept-2', 'upper-case', 'featured-story', 'story-2026', 'a-b', 'kip-keino']
  const madeUp: unknown = expect.stringMatching(/^story-[0-9a-f]{10}$/)
  const slugs = (): Promise<unknown> => lake.client.fetch('*[_type == "story"] | order(_id asc).slug.current')
  {
    await using server = await startServer({lakeOrigin: lake.origin, environment})
    await eventually(() => expect(server.running.context.revision.isLive).toBe(true))
    for (const story of stories) await lake.client.create(story)
    // Of two that come at the same moment either may keep it.
    await eventually(async () => expect(await slugs()).toEqual(expect.arrayContaining([...given, madeUp])))
  }
  // And the same at the next start for what came in between.
  for (const story of stories.toReversed()) await lake.client.delete(story._id)
  for (const story of stories) await lake.client.create(story)
  await using server = await startServer({lakeOrigin: lake.origin, environment})
  await eventually(async () => expect(await slugs()).toEqual([...given, madeUp]))
  expect(server.origin).toContain('127.0.0.1')
})

test('a draft gets the new address of its story, unless it has one of its own', async () => {
  await using lake = await startLake()
  await using server = await startServer({
    lakeOrigin: lake.origin,
    environment: {SANITY_API_WRITE_TOKEN: lake.token},
  })
  await eventually(() => expect(server.running.context.revision.isLive).toBe(true))
  const bad = {slug: {_type: 'slug', current: 'Bad One'}}
  await lake.client
    .transaction()
    .create({...aStory('a'), ...bad})
    .create({...aStory('a'), ...bad, _id: 'drafts.story-a'})
    .create({...aStory('b'), ...bad, slug: {_type: 'slug', current: 'Other'}})
    .create({...aStory('b'), _id: 'drafts.story-b', slug: {_type: 'slug', current: 'editors'}})
    .commit()
  await eventually(async () => {
    const slugs: unknown = await lake.client.fetch('*[_type == "story"] | order(_id asc).slug.current')
    expect(slugs).toEqual(['bad-one', 'editors', 'bad-one', 'other'])
  })
})
