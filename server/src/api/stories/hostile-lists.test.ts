import {readFileSync} from 'node:fs'

import {contracts} from '@bfl/schemas/api'
import {isRecord} from '@bfl/schemas/domain/is-record'
import {afterAll, beforeAll, expect, test} from 'vitest'

import queries from '#cases/list-query-params.json' with {type: 'json'}
import paths from '#cases/paths.json' with {type: 'json'}
import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

const oddStories = readFileSync(new URL('../../../cases/odd-bodies.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): unknown => JSON.parse(line))
  .filter(isRecord)
let newsroom: Newsroom

beforeAll(async () => {
  newsroom = await startNewsroom()
  const {client} = newsroom.lake
  await client.create({_id: 'category-athletics', _type: 'category', name: 'Athletics'})
  // Some bodies refer to pictures; that these are none is a part of being odd.
  for (const _id of referred(oddStories)) await client.createIfNotExists({_id, _type: 'note'})
  for (const story of oddStories) await client.create({...story, _id: String(story._id), _type: 'story'})
}, 60_000)
afterAll(() => newsroom[Symbol.asyncDispose]())

const elements =
  'p|h[2-4]|ul|ol|li|blockquote|strong|em|code|u|s|a|figure|figcaption|img|table|thead|tbody|tr|th|td|br'
const attributes =
  '(?:href="(?:https?:|mailto:|tel:|/|#)[^"<>]*"|(?:rel|src|alt|width|height|loading|scope)="[^"<>]*")'
const allowedTag = new RegExp(`^</?(?:${elements})(?: ${attributes})* ?/?>$`)

const lists = Object.values(contracts)
  .filter(({call, access}) => call.method === 'GET' && access === 'anyone' && !call.path.includes('{'))
  .map(({call}) => call.path)

async function answerTo(path: string) {
  const started = performance.now()
  const response = await newsroom.server.get(path)
  const text = await response.text()
  return {status: response.status, text, ms: performance.now() - started}
}

test.for(queries)(
  'every list answers ?%s with data or by saying what is wrong, within a second',
  async (query) => {
    for (const path of lists) {
      const {status, text, ms} = await answerTo(`/api${path}?${query}`)
      expect({path, isAllowed: status === 200 || status === 400 || status === 422 || status === 429}).toEqual(
        {
          path,
          isAllowed: true,
        },
      )
      expect(JSON.parse(text)).toMatchObject({success: status === 200})
      expect(ms).toBeLessThan(1000)
    }
  },
)

test.for(paths)('%s is answered without a fault of ours', async (path) => {
  const {status, text} = await answerTo(path)
  expect(status).toBeLessThan(500)
  // A client resolves dots itself.
  const isApi = new URL(path, 'http://site.example').pathname.startsWith('/api/')
  expect(text).toMatch(isApi ? /^\{"success":(?:true|false),/ : /^<!doctype html>|^$/i)
})

test('an address of a megabyte is refused', async () => {
  const refused = await answerTo(`/api/stories?search=${'a'.repeat(1_000_000)}`).then(
    ({status}) => status >= 400 && status < 500,
    // Cut off while it is still sent.
    () => true,
  )
  expect(refused).toBe(true)
  expect((await answerTo('/api/stories')).status).toBe(200)
})

test.for(oddStories.map((story) => [String(story._id), story] as const))(
  '%s is HTML with all of its words, and nothing in it can run',
  async ([, story]) => {
    const {status, text, ms} = await answerTo(`/api/stories/${String(story.number)}`)
    expect(status).toBe(200)
    expect(ms).toBeLessThan(1000)
    const {content} = JSON.parse(text).data
    const shown = String(content).replaceAll(/<[^>]*>/g, '')
    expect(wordsIn(story.body).filter((word) => !shown.includes(word))).toEqual([])
    const tags = String(content).match(/<[^>]*>/g) ?? []
    expect(tags.filter((tag) => !allowedTag.test(tag))).toEqual([])
  },
)

function referred(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referred)
  if (!isRecord(value)) return []
  const own = typeof value._ref === 'string' ? [value._ref] : []
  return [...own, ...Object.values(value).flatMap(referred)]
}

/** Every word of every span, as far as no character of it has to be written in another way. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isRecord(value)) return []
  const own =
    value._type === 'span' && typeof value.text === 'string' ? value.text.split(/[^\p{L}\p{N}]+/u) : []
  return [...own.filter(Boolean), ...Object.values(value).flatMap(wordsIn)]
}
