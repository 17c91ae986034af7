import {applyPatch} from 'mendoza'
import {expect, test} from 'vitest'

import {bearer, startTestLake} from '#testing/start-test-lake.ts'
import type {TestLake} from '#testing/start-test-lake.ts'

interface Transaction {
  id: string
  author: string
  documentIDs: string[]
  mutations?: unknown[]
  effects: Record<string, {apply: unknown[]; revert: unknown[]}>
}

async function write(lake: TestLake) {
  const client = lake.client()
  const named = (id: string) => client.transaction().transactionId(id)
  await named('t1')
    .create({_id: 'drafts.s', _type: 'article', title: 'One', body: 'x'.repeat(60_000)})
    .commit()
  for (const n of [2, 3, 4])
    await named(`t${n}`)
      .patch('drafts.s', (patch) => patch.set({title: `Title ${n}`}))
      .commit()
  const publish = {
    actionType: 'sanity.action.document.publish',
    publishedId: 's',
    draftId: 'drafts.s',
  } as const
  await client.action(publish, {transactionId: 't5'})
  await named('t6').delete('s').commit()
}

async function transactions(lake: TestLake, search = ''): Promise<Transaction[]> {
  const url = `/v2025-02-19/data/history/production/transactions/s,drafts.s?effectFormat=mendoza${search}`
  const text = await (await lake.fetch(url, {headers: bearer()})).text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

async function documents(lake: TestLake, search: string) {
  const url = `/data/history/production/documents/s,drafts.s?${search}`
  const answer = await lake.client().request<{documents: Record<string, unknown>[]}>({url})
  return answer.documents.map(({_id, _rev, title}) => ({_id, _rev, title}))
}

test('transactions are listed in order with effects that lead from each revision to the next', async () => {
  await using lake = await startTestLake()
  await write(lake)
  const all = await transactions(lake, '&excludeContent=true&includeIdentifiedDocumentsOnly=true')
  expect(all.map(({id, documentIDs}) => [id, documentIDs.length])).toEqual([
    ['t1', 1],
    ['t2', 1],
    ['t3', 1],
    ['t4', 1],
    ['t5', 2],
    ['t6', 1],
  ])
  let draft: unknown = null
  for (const {effects} of all.slice(0, 4)) draft = applyPatch(draft, effects['drafts.s']?.apply ?? [])
  expect(draft).toMatchObject({title: 'Title 4'})
  for (const {effects} of all.slice(1, 4).toReversed())
    draft = applyPatch(draft, effects['drafts.s']?.revert ?? [])
  expect(draft).toMatchObject({title: 'One'})
  expect(all[0]).not.toHaveProperty('mutations')
})

test('a part of the transactions can be asked for, and survives a restart', async () => {
  await using lake = await startTestLake()
  await write(lake)
  await lake.restart()
  const ids = async (search: string) => (await transactions(lake, search)).map(({id}) => id)
  expect(await ids('&fromTransaction=t2&toTransaction=t4')).toEqual(['t2', 't3', 't4'])
  expect(await ids('&reverse=true&limit=2')).toEqual(['t6', 't5'])
  expect(await ids('&authors=nobody')).toEqual([])
  expect(await ids('&toTime=2020-01-01T00:00:00Z')).toEqual([])
  const [first] = await transactions(lake, '&limit=1')
  expect(first?.mutations).toMatchObject([{create: {_id: 'drafts.s', title: 'One'}}])
})

test('a document can be had as of a revision, as of a time, and as it last was', async () => {
  await using lake = await startTestLake()
  await write(lake)
  expect(await documents(lake, 'revision=t3')).toEqual([{_id: 'drafts.s', _rev: 't3', title: 'Title 3'}])
  expect(await documents(lake, 'revision=t5')).toEqual([{_id: 's', _rev: 't5', title: 'Title 4'}])
  expect(await documents(lake, 'revision=none')).toEqual([])
  expect(await documents(lake, 'time=2020-01-01T00:00:00Z')).toEqual([])
  expect(await documents(lake, `time=${new Date().toISOString()}`)).toEqual([])
  expect(await documents(lake, 'lastRevision=true')).toMatchObject([
    {_id: 's'},
    {_id: 'drafts.s', title: 'Title 4'},
  ])
})

test('events say what happened to a document, newest first', async () => {
  await using lake = await startTestLake()
  await write(lake)
  const client = lake.client()
  const ask = (search: string) =>
    client.request<{events: Record<string, {type: string}[]>; nextCursor: string}>({
      url: `/data/history/production/events/documents/s${search}`,
    })
  const {events} = await ask('?limit=100')
  expect(events.s).toMatchObject([
    {type: 'deleteDocumentGroup', author: expect.any(String)},
    {type: 'publishDocumentVersion', versionId: 'drafts.s', versionRevisionId: 't4', revisionId: 't5'},
    {type: 'createDocumentVersion', versionId: 'drafts.s', versionRevisionId: 't1'},
  ])
  const firstPage = await ask('?limit=2')
  expect(firstPage.nextCursor).toBe('2')
  expect((await ask(`?limit=2&nextCursor=${firstPage.nextCursor}`)).events.s).toHaveLength(1)
})

test('events say what happened to a release', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const release = (action: string, more = {}) => ({
    actionType: `sanity.action.release.${action}`,
    releaseId: 'r1',
    ...more,
  })
  const act = (...actions: unknown[]) =>
    client.request({url: '/data/actions/production', method: 'POST', body: {actions}})
  await act(release('create', {metadata: {title: 'Autumn'}}))
  await client.create({_id: 'versions.r1.s', _type: 'article'})
  await act(release('edit', {patch: {set: {'metadata.title': 'Winter'}}}))
  await act(release('publish'))
  const {events} = await client.request<{events: {type: string}[]}>({
    url: '/data/history/production/events/releases/r1',
  })
  expect(events.map(({type}) => type)).toEqual([
    'publishRelease',
    'editRelease',
    'addDocumentToRelease',
    'createRelease',
  ])
})

test('history is for members', async () => {
  await using lake = await startTestLake()
  for (const path of ['transactions/s', 'documents/s', 'events/documents/s', 'events/releases/r']) {
    expect((await lake.fetch(`/v1/data/history/production/${path}`)).status).toBe(401)
  }
})

test('working out the history of a large document lets other calls through', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const text = 'A long text, and most of it stays. '.repeat(20_000)
  await client.create({_id: 'large', _type: 'article', text})
  for (let n = 0; n < 12; n += 1)
    await client
      .patch('large')
      .set({text: `${text}${n}`})
      .commit()
  const order: string[] = []
  const search = 'effectFormat=mendoza&excludeContent=true'
  const history = lake
    .fetch(`/v1/data/history/production/transactions/large?${search}`, {headers: bearer()})
    .then((answer) => answer.text())
    .then(() => order.push('history'))
  for (let n = 0; n < 3; n += 1) await lake.fetch('/v1/ping').then(() => order.push('ping'))
  await history
  expect(order).toEqual(['ping', 'ping', 'ping', 'history'])
})
