import {expect, test} from 'vitest'

import {bearer, startTestLake} from '#testing/start-test-lake.ts'
import type {TestLake} from '#testing/start-test-lake.ts'

async function fill(lake: TestLake) {
  const transaction = lake.client().transaction()
  const documents = [
    {_id: 'a', title: 'A'},
    {_id: 'drafts.a', title: 'A draft'},
    {_id: 'versions.r1.a', title: 'A version'},
    {_id: 'drafts.b', title: 'B draft'},
    {_id: 'settings.hidden', title: 'Settings'},
  ]
  for (const document of documents)
    transaction.create({...document, _type: 'article', to: {_ref: 'a', _weak: true}})
  await transaction.commit()
}

const titles = '*[_type == "article"]{_id, _originalId, title, "to": to->title}'

test('a perspective decides which version of a document is seen, references included', async () => {
  await using lake = await startTestLake()
  await fill(lake)
  const client = lake.client()
  const see = (perspective: 'raw' | 'published' | 'drafts' | string[]) =>
    client.fetch(titles, {}, {perspective})
  expect(await see('published')).toMatchObject([{_id: 'a', title: 'A', to: 'A'}, {_id: 'settings.hidden'}])
  expect(await see('drafts')).toMatchObject([
    {_id: 'a', _originalId: 'drafts.a', title: 'A draft', to: 'A draft'},
    {_id: 'b', _originalId: 'drafts.b', title: 'B draft'},
    {_id: 'settings.hidden', _originalId: 'settings.hidden'},
  ])
  expect(await see(['r1', 'drafts'])).toMatchObject([
    {_id: 'a', _originalId: 'versions.r1.a', title: 'A version', to: 'A version'},
    {_id: 'b'},
    {_id: 'settings.hidden'},
  ])
  expect(await see('raw')).toHaveLength(5)
})

test('a view follows every change without being built again', async () => {
  await using lake = await startTestLake()
  await fill(lake)
  const client = lake.client()
  const drafts = () => client.fetch<string[]>('*[]._originalId', {}, {perspective: 'drafts'})
  expect(await drafts()).toEqual(['drafts.a', 'drafts.b', 'settings.hidden'])
  await client.delete('drafts.a')
  expect(await drafts()).toEqual(['a', 'drafts.b', 'settings.hidden'])
  await client.delete('a')
  await client.create({_id: 'b', _type: 'article'})
  await client.delete('drafts.b')
  expect(await drafts()).toEqual(['b', 'settings.hidden'])
})

test('without a perspective new versions of the API see what is published, old ones all', async () => {
  await using lake = await startTestLake()
  await fill(lake)
  const count = (apiVersion: string) => lake.client({apiVersion}).fetch<number>('count(*)')
  expect(await count('2025-02-19')).toBe(2)
  expect(await count('X')).toBe(2)
  expect(await count('2024-01-01')).toBe(5)
  expect(await count('1')).toBe(5)
})

test('strangers see only what is published under an id without a dot', async () => {
  await using lake = await startTestLake()
  await fill(lake)
  const stranger = lake.client({token: ''})
  expect(await stranger.fetch('*[]._id')).toEqual(['a'])
  expect(await stranger.fetch('*[]._id', {}, {perspective: 'raw'})).toEqual(['a'])
  expect(await lake.client({token: '', apiVersion: '1'}).fetch('*[]._id')).toEqual(['a'])
  await expect(stranger.fetch('*', {}, {perspective: 'drafts'})).rejects.toMatchObject({statusCode: 403})
  expect(await stranger.getDocuments(['a', 'drafts.a', 'settings.hidden'])).toMatchObject([
    {_id: 'a'},
    null,
    null,
  ])
})

test('a document that is not given is said to be missing or hidden', async () => {
  await using lake = await startTestLake()
  await fill(lake)
  const get = async (headers: Record<string, string>) => {
    const response = await lake.fetch('/v1/data/doc/production/a,drafts.a,none', {headers})
    const {documents, omitted} = Object.fromEntries(Object.entries(JSON.parse(await response.text())))
    return {count: Array.isArray(documents) ? documents.length : 0, omitted}
  }
  expect(await get(bearer())).toEqual({count: 2, omitted: [{id: 'none', reason: 'existence'}]})
  expect(await get({})).toEqual({
    count: 1,
    omitted: [
      {id: 'drafts.a', reason: 'permission'},
      {id: 'none', reason: 'existence'},
    ],
  })
})

test('a query that can’t be read is refused with the place where it goes wrong', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  await expect(client.fetch('*[_type == ')).rejects.toMatchObject({
    statusCode: 400,
    details: {
      type: 'queryParseError',
      query: '*[_type == ',
      start: expect.any(Number),
      end: expect.any(Number),
    },
  })
  await expect(client.fetch('*[_id == $id]')).rejects.toThrow('param $id referenced, but not provided')
  await expect(client.fetch('*', {}, {perspective: ['a b']})).rejects.toMatchObject({statusCode: 400})
})

test('hostile queries are refused and leave the lake standing', async () => {
  await using lake = await startTestLake()
  const ask = async (search: string) =>
    (await lake.fetch(`/v2025-02-19/data/query/production${search}`)).status
  expect(await ask('')).toBe(400)
  expect(await ask('?query=')).toBe(400)
  expect(await ask('?query=*&$a={')).toBe(400)
  expect(await ask('?query=*&$__proto__={"a":1}')).toBe(400)
  expect(await ask('?query=none::f()')).toBe(400)
  const nested = `${'('.repeat(20_000)}1${')'.repeat(20_000)}`
  const post = (body: unknown) =>
    lake.fetch('/v2025-02-19/data/query/production', {method: 'POST', body: JSON.stringify(body)})
  expect((await post({query: nested})).status).toBe(400)
  expect((await post({query: 7})).status).toBe(400)
  expect((await post({query: '*', params: []})).status).toBe(400)
  expect((await post([])).status).toBe(400)
  expect(await ask('?query=*')).toBe(200)
})

test('short and long queries, parameters in slices and empty answers come back as they should', async () => {
  await using lake = await startTestLake()
  await fill(lake)
  const client = lake.client()
  expect(await client.fetch('*[_id == $id][0]', {id: 'none'})).toBeNull()
  expect(await client.fetch('*[]._id | order(@ desc)[$from...$to]', {from: 0, to: 1})).toEqual([
    'settings.hidden',
  ])
  expect(await client.fetch('*[_id == "a"][0][$field]', {field: 'title'})).toBe('A')
  const ids = Array.from({length: 2000}, (_, index) => `id-${index}`)
  expect(await client.fetch('*[_id in $ids]._id', {ids: [...ids, 'a']})).toEqual(['a'])
  const response = await lake.fetch('/v1/data/query/production?query=*%5B0%5D.none')
  expect(await response.json()).toMatchObject({result: null, query: '*[0].none', syncTags: ['s1:all']})
})

test('an export gives every document once, or those of the types asked for', async () => {
  await using lake = await startTestLake()
  await fill(lake)
  await lake.client().create({_id: 'p', _type: 'page'})
  const lines = async (search: string) => {
    const response = await lake.fetch(`/v1/data/export/production${search}`, {headers: bearer()})
    return (await response.text()).trim().split('\n').length
  }
  expect(await lines('')).toBe(6)
  expect(await lines('?types=page')).toBe(1)
  expect((await lake.fetch('/v1/data/export/production')).status).toBe(401)
})
