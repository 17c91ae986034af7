import {applyPatch} from 'mendoza'
import {expect, test} from 'vitest'

import {readEvents, take} from '#testing/read-events.ts'
import type {StreamEvent} from '#testing/read-events.ts'
import {bearer, startTestLake} from '#testing/start-test-lake.ts'
import type {TestLake} from '#testing/start-test-lake.ts'

function listen(lake: TestLake, query: string, search = '', headers: Record<string, string> = bearer()) {
  const given = `query=${encodeURIComponent(query)}${search}`
  return readEvents(`${lake.origin}/v2025-02-19/data/listen/production?${given}`, headers)
}

function brief({name, data}: StreamEvent) {
  return [name, data.transition, data.documentId, data.transactionCurrentEvent, data.transactionTotalEvents]
}

test('the client hears documents appear, change and disappear, as its filter sees them', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const heard: unknown[] = []
  const welcomed = Promise.withResolvers<void>()
  const heardAll = Promise.withResolvers<void>()
  const query = '*[_type == "article" && rank > $least]'
  const listening = client.listen(query, {least: 5}, {events: ['welcome', 'mutation']}).subscribe((event) => {
    if (event.type === 'welcome') welcomed.resolve()
    if (event.type === 'mutation') heard.push([event.transition, event.documentId, event.result?.rank])
    if (heard.length === 3) heardAll.resolve()
  })
  await welcomed.promise
  await client.create({_id: 's', _type: 'article', rank: 1})
  await client.create({_id: 'p', _type: 'page', rank: 9})
  for (const rank of [6, 7, 1]) await client.patch('s').set({rank}).commit()
  await heardAll.promise
  listening.unsubscribe()
  expect(heard).toEqual([
    ['appear', 's', 6],
    ['update', 's', 7],
    ['disappear', 's', 1],
  ])
})

test('an event carries revisions, effects and what was asked for, one for each document of the transaction', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const before = await client.create({_id: 'drafts.s', _type: 'article', title: 'Görner 🏃 läuft', n: 1})
  const search =
    '&includeAllVersions=true&effectFormat=mendoza&includePreviousRevision=true&includeResult=true'
  const events = listen(lake, '*[_id in ["s", "drafts.s"]]', search)
  expect(await take(events, 1)).toMatchObject([{name: 'welcome'}])
  const after = await client.patch('drafts.s').set({title: 'Görner 🏃 rennt'}).commit()
  await client.action({actionType: 'sanity.action.document.publish', publishedId: 's', draftId: 'drafts.s'})
  const [edit, ...publish] = await take(events, 3)
  const {_rev, ...old} = before
  const {_rev: revision, ...now} = after
  expect(edit).toMatchObject({
    id: `${revision}#drafts.s`,
    data: {previousRev: _rev, resultRev: revision, result: after, previous: before, visibility: 'query'},
  })
  const {apply, revert} = effectsOf(edit)
  expect(applyPatch(old, apply)).toEqual(now)
  expect(applyPatch(now, revert)).toEqual(old)
  expect(publish.map(brief)).toEqual([
    ['mutation', 'appear', 's', 1, 2],
    ['mutation', 'disappear', 'drafts.s', 2, 2],
  ])
  await events.return(undefined)
})

function effectsOf(event: StreamEvent | undefined): {apply: unknown[]; revert: unknown[]} {
  const effects = event?.data.effects
  if (typeof effects !== 'object' || effects === null || !('apply' in effects && 'revert' in effects)) {
    throw new Error('The event has no effects')
  }
  const {apply, revert} = effects
  if (!Array.isArray(apply) || !Array.isArray(revert)) throw new Error('The effects are no patches')
  return {apply, revert}
}

test('a listener that comes back hears exactly what it has missed', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const all = '&enableResume=true'
  const first = listen(lake, '*', all)
  await take(first, 1)
  await client.transaction().create({_id: 'a', _type: 'x'}).create({_id: 'b', _type: 'x'}).commit()
  const [, lastHeard] = [null, ...(await take(first, 1))]
  await first.return(undefined)
  await client.create({_id: 'c', _type: 'x'})
  const again = listen(lake, '*', all, {...bearer(), 'last-event-id': lastHeard?.id ?? ''})
  const missed = await take(again, 3)
  expect(missed.map(({name, data}) => [name, data.documentId])).toEqual([
    ['welcomeback', undefined],
    ['mutation', 'b'],
    ['mutation', 'c'],
  ])
  await again.return(undefined)
})

test('a listener whose last event is unknown is told to start over', async () => {
  await using lake = await startTestLake()
  const events = listen(lake, '*', '&enableResume=true', {...bearer(), 'last-event-id': 'gone#a'})
  expect(await take(events, 1)).toMatchObject([{name: 'reset'}])
  await events.return(undefined)
})

test('strangers and listeners of published content hear nothing of drafts', async () => {
  await using lake = await startTestLake()
  const stranger = listen(lake, '*', '&includeAllVersions=true', {})
  const reader = listen(lake, '*')
  await take(stranger, 1)
  await take(reader, 1)
  await lake.client().create({_id: 'drafts.a', _type: 'x'})
  await lake.client().create({_id: 'a.hidden', _type: 'x'})
  await lake.client().create({_id: 'a', _type: 'x'})
  expect((await take(stranger, 1)).map(({data}) => data.documentId)).toEqual(['a'])
  expect((await take(reader, 2)).map(({data}) => data.documentId)).toEqual(['a.hidden', 'a'])
  await stranger.return(undefined)
  await reader.return(undefined)
})

test('a query that can’t be read is told over the stream', async () => {
  await using lake = await startTestLake()
  const [event] = await take(listen(lake, '*[_type =='), 1)
  expect(event).toMatchObject({name: 'channelError', data: {error: {type: 'queryParseError'}}})
})

test('live events tell readers of published changes only, by a tag that their queries carry', async () => {
  await using lake = await startTestLake()
  const url = `${lake.origin}/v2025-02-19/data/live/events/production`
  const reader = readEvents(url)
  const [welcome] = await take(reader, 1)
  expect(welcome).toMatchObject({name: 'welcome', id: expect.any(String)})
  const client = lake.client()
  await client.create({_id: 'drafts.a', _type: 'x'})
  await client.create({_id: 'a', _type: 'x'})
  const [message] = await take(reader, 1)
  const {syncTags} = await lake.client({token: ''}).fetch('*', {}, {filterResponse: false})
  expect(message).toMatchObject({name: 'message', data: {tags: syncTags}})
  const late = readEvents(url, {'last-event-id': welcome?.id ?? ''})
  expect(await take(late, 1)).toMatchObject([{name: 'restart'}])
  expect((await lake.fetch('/v2025-02-19/data/live/events/production?includeDrafts=true')).status).toBe(401)
  await reader.return(undefined)
  await late.return(undefined)
})

test('a stranger learns nothing of hidden documents by what the filter of a listener says of them', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  await client.create({_id: 'drafts.secret', _type: 'article', title: 'hush'})
  await client.create({_id: 'open', _type: 'article', title: 'shown'})
  const query = (id: string, title: string) =>
    `*[_id == "end" || (_id == "a" && ({"_ref": "${id}"})->title == "${title}")]`
  const heardFirst = async (filter: string, headers: Record<string, string>) => {
    const events = listen(lake, filter, '', headers)
    await take(events, 1)
    await client.createOrReplace({_id: 'a', _type: 'article'})
    await client.createOrReplace({_id: 'end', _type: 'article'})
    const [first] = await take(events, 1)
    return first?.data.documentId
  }
  expect(await heardFirst(query('open', 'shown'), {})).toBe('a')
  expect(await heardFirst(query('drafts.secret', 'hush'), {})).toBe('end')
  expect(await heardFirst(query('drafts.secret', 'hush'), bearer())).toBe('a')
})
