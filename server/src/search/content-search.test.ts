import {pino} from 'pino'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {createReader} from '#content/clients.ts'
import {ContentSearch} from '#search/content-search.ts'
import {eventually} from '#testing/eventually.ts'
import {restrictLake} from '#testing/restricted-lake.ts'
import {startLake} from '#testing/start-lake.ts'
import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'
import {startServer} from '#testing/start-server.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const search = () => newsroom.server.running.context.search

test('a story is found as soon as it is published and gone as soon as it is not', async () => {
  const number = await newsroom.aStory({title: 'Quokka'})
  await eventually(async () => expect(await search().rank('story', 'quokka')).toEqual([`story-${number}`]))
  await newsroom.lake.client.patch(`story-${number}`).set({title: 'Wombat'}).commit()
  await eventually(async () => expect(await search().rank('story', 'quokka')).toEqual([]))
  expect(await search().rank('story', 'wombat')).toEqual([`story-${number}`])
  await newsroom.lake.client.delete(`story-${number}`)
  await eventually(async () => expect(await search().rank('story', 'wombat')).toEqual([]))
})

test('athletes, women stories and results are found by what stands in them; drafts and hidden ones are not', async () => {
  const {client} = newsroom.lake
  const text = (words: string) => [
    {
      _type: 'block',
      _key: 'b',
      style: 'normal',
      markDefs: [],
      children: [{_type: 'span', _key: 's', text: words, marks: []}],
    },
  ]
  const table = {
    _type: 'table',
    _key: 't',
    rows: [{_type: 'tableRow', _key: 'r', cells: ['Berlin', 'Numbat']}],
  }
  await client.create({_id: 'category-x', _type: 'raceCategory', name: 'Numbat cross'})
  await client.create({
    _id: 'athlete-x',
    _type: 'athlete',
    name: 'Numbat Kiprono',
    bio: text('born'),
    number: 1,
  })
  await client.create({
    _id: 'women-x',
    _type: 'womenStory',
    name: 'A',
    storyContent: [...text('a'), table],
    status: 'active',
    number: 1,
  })
  await client.create({_id: 'women-y', _type: 'womenStory', name: 'Numbat', status: 'inactive', number: 2})
  await client.create({_id: 'drafts.athlete-y', _type: 'athlete', name: 'Numbat', number: 2})
  await client.create({
    _id: 'result-x',
    _type: 'raceResult',
    title: 'B',
    category: {_type: 'reference', _ref: 'category-x'},
    number: 1,
  })
  await eventually(async () =>
    expect(await search().rank('raceResult', 'numbat cross')).toEqual(['result-x']),
  )
  expect(await search().rank('athlete', 'kiprono born')).toEqual(['athlete-x'])
  expect(await search().rank('athlete', 'numbat')).toEqual(['athlete-x'])
  expect(await search().rank('womenStory', 'numbat berlin')).toEqual(['women-x'])
  expect(await search().rank('womenStory', 'numbat')).toEqual(['women-x'])
})

test('every document of a large import is found, page after page', async () => {
  const transaction = newsroom.lake.client.transaction()
  for (let place = 0; place < 450; place += 1) {
    transaction.create({
      _id: `many-${place}`,
      _type: 'athlete',
      name: `Echidna ${place}`,
      number: 1000 + place,
    })
  }
  await transaction.commit()
  await eventually(async () => expect(await search().rank('athlete', 'echidna')).toHaveLength(450), 10_000)
  search().rebuild()
  await search().idle
  expect(await search().rank('athlete', 'echidna')).toHaveLength(450)
})

test('the hits are the same on a lake that does not search at all', async () => {
  await using lake = await startLake()
  for (const [id, title] of [
    ['a', 'José at the Rôba meeting'],
    ['b', "Ng'eno wins"],
    ['c', 'Marathon'],
  ] as const) {
    const slug = {_type: 'slug', current: `story-of-${id}`}
    await lake.client.create({
      _id: id,
      _type: 'story',
      title,
      slug,
      publishedAt: '2026-01-01T00:00:00.000Z',
      number: id.charCodeAt(0),
    })
  }
  await using restricted = await restrictLake(lake.origin)
  await using plain = await startServer({lakeOrigin: lake.origin})
  await using strict = await startServer({lakeOrigin: restricted.origin})
  for (const text of ['jose roba', 'ngeno', 'Ng’eno', 'marathn', '"marathon"', 'wombat']) {
    const hits = await strict.running.context.search.rank('story', text)
    expect(hits).toEqual(await plain.running.context.search.rank('story', text))
    expect(hits).toHaveLength(text === 'wombat' ? 0 : 1)
  }
  expect(restricted.queries.some((query) => query.includes('"asides"'))).toBe(true)
  const asked = await fetch(
    `${restricted.origin}/v2025-02-19/data/query/production?query=${encodeURIComponent('*[title match "a"]')}`,
  )
  expect(asked.status).toBe(400)
})

test('what changed while the lake was away is found once it is back', async () => {
  await using lake = await startLake()
  await using server = await startServer({lakeOrigin: lake.origin})
  const {search: own} = server.running.context
  expect(await own.rank('athlete', 'bilby')).toEqual([])
  await lake.kill()
  expect(await own.rank('athlete', 'bilby')).toEqual([])
  await lake.restart()
  await lake.client.create({_id: 'late', _type: 'athlete', name: 'Bilby', number: 1})
  await eventually(async () => expect(await own.rank('athlete', 'bilby')).toEqual(['late']), 15_000)
})

test('while there is no index yet a search says that it is not available, and works once the lake is there', async () => {
  await using lake = await startLake()
  await lake.kill()
  const content = newsroom.server.running.context.config.content
  const options = {log: pino({level: 'silent'}), now: () => new Date(), onLate: () => undefined}
  const own = new ContentSearch({reader: createReader({...content, apiHost: lake.origin}), ...options})
  own.rebuild()
  await expect(own.rank('story', 'anything')).rejects.toMatchObject({code: 'unavailable'})
  await lake.restart()
  await eventually(async () => expect(await own.rank('story', 'anything')).toEqual([]), 15_000)
  own.stop()
})
