import {viewPage} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const headers = {'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'}

async function view(path: string, more: Record<string, string> = {}): Promise<void> {
  await newsroom.call(viewPage, {body: {path}, headers: {...headers, ...more}})
}

async function pageCounts(): Promise<Record<string, number>> {
  const found = await newsroom.models.views.counters.find({_id: {$regex: '^page:'}}).lean()
  return Object.fromEntries(found.map(({_id, count}) => [_id, count]))
}

test('every opening of a page counts, under one path and with nothing of who opened it', async () => {
  await newsroom.aStory({slug: {_type: 'slug', current: 'first'}})
  await view('/')
  await view('/?utm_source=mail#top')
  await view('/stories/first/')
  await view('/Stories/First')
  expect(await pageCounts()).toEqual({'page:/': 2, 'page:/stories/first': 2})
  expect(await newsroom.models.views.sightings.countDocuments()).toBe(0)
})

test('robots and pages that there are not do not count', async () => {
  const before = await pageCounts()
  await view('/', {'user-agent': 'Googlebot/2.1'})
  await view('/', {'user-agent': ''})
  await view('/made-up')
  await view('/stories/made-up')
  await view('/%ff')
  await view('/constructor')
  expect(await pageCounts()).toEqual(before)
})

test.for([
  '',
  'about',
  '//evil.example/',
  'https://evil.example/',
  `/${'a'.repeat(2000)}`,
  {$gt: ''},
  ['/'],
  null,
])('%j is no path', async (path) => {
  const refusal = await newsroom.refusal(viewPage, {body: {path}, headers})
  expect(refusal).toMatchObject({status: 422, errors: {path: [expect.stringContaining('such as /about')]}})
})
