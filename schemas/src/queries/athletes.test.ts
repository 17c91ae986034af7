import {afterAll, beforeAll, expect, test} from 'vitest'

import {startLake, type TestLake} from '#testing/start-lake.ts'

import {athleteMentionsQuery} from './athletes.ts'

const now = '2026-05-01T12:00:00.000Z'
let lake: TestLake

const block = (text: string, markDefs: object[] = []) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  children: [{_type: 'span', _key: 's', text, marks: markDefs.length > 0 ? ['l'] : []}],
  markDefs,
})
const linkTo = (id: string) => ({
  _type: 'internalLink',
  _key: 'l',
  reference: {_type: 'reference', _ref: id},
})

function aStory(id: string, fields: object) {
  const base = {_id: id, _type: 'story', title: id, slug: {_type: 'slug', current: id}}
  return {...base, publishedAt: '2026-04-01T00:00:00.000Z', ...fields}
}

beforeAll(async () => {
  lake = await startLake()
  const documents: ({_id: string; _type: string} & Record<string, unknown>)[] = [
    {_id: 'athlete-1', _type: 'athlete', number: 1, name: 'Jane Chebet'},
    aStory('told', {number: 1, body: [block('Then JANE CHEBET came out of the bend.')]}),
    aStory('in-the-title', {number: 2, title: 'Jane Chebet waits'}),
    aStory('both-words-apart', {number: 3, body: [block('Jane waited. Then Ruth Chebet came.')]}),
    aStory('linked', {number: 4, body: [block('She won.', [linkTo('athlete-1')])]}),
    aStory('told-but-not-searched', {number: 5, body: [block('Jane Chebet again.')]}),
    aStory('tomorrow', {number: 6, title: 'Jane Chebet', publishedAt: '2026-06-01T00:00:00.000Z'}),
    {_id: 'w1', _type: 'womenStory', number: 1, name: 'Jane Chebet', title: 'First', status: 'active'},
    {_id: 'w2', _type: 'womenStory', number: 2, name: 'Jane Chebet', title: 'Hidden', status: 'inactive'},
    {_id: 'w3', _type: 'womenStory', number: 3, name: 'Ruth Auma', title: 'Another'},
  ]
  for (const document of documents) await lake.editor.create(document)
})
afterAll(() => lake[Symbol.asyncDispose]())

async function mentions(found: {ids?: string[]; numbers?: number[]}) {
  const params = {id: 'athlete-1', name: 'Jane Chebet', now, limit: 10, ids: [], numbers: [], ...found}
  const {stories, womenStories} = await lake.reader.fetch(athleteMentionsQuery, params)
  return {
    stories: stories.map(({_id}) => _id).toSorted(),
    womenStories: womenStories.map(({_id}) => _id),
  }
}

test('stories that link to an athlete or have the whole name are told of, others that a search found are not', async () => {
  const found = ['told', 'in-the-title', 'both-words-apart', 'tomorrow']
  const expected = ['in-the-title', 'linked', 'told']
  expect((await mentions({ids: found})).stories).toEqual(expected)
  expect((await mentions({numbers: [1, 2, 3, 6]})).stories).toEqual(expected)
})

test('only women stories that readers are shown tell of an athlete', async () => {
  expect((await mentions({})).womenStories).toEqual(['w1'])
})
