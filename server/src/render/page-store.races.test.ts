import {setImmediate as turn} from 'node:timers/promises'

import {expect, test} from 'vitest'

import {AnswerStore} from '#content/answer-store.ts'
import {ContentRevision} from '#content/content-revision.ts'
import {PageStore} from '#render/page-store.ts'

// Random timetables of publishing, hearing of it and reading, the same each time for a seed. Whatever the order: who asks
// after a change was heard of sees that change.

const types = ['story', 'athlete'] as const
type Type = (typeof types)[number]

const pages: Record<string, readonly Type[]> = {
  '/': ['story', 'athlete'],
  '/stories/a': ['story'],
  '/athletes/1': ['athlete'],
}

function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function aNewsroom(seed: number) {
  const random = randomFrom(seed)
  const revision = new ContentRevision()
  revision.connected()
  const published = {story: 0, athlete: 0}
  const heard = {story: 0, athlete: 0}
  const now = () => new Date('2026-11-30T12:00:00Z')
  const turns = async (most: number) => {
    for (let count = random(most); count > 0; count -= 1) await turn()
  }
  const store = new PageStore({
    revision,
    answers: new AnswerStore({
      // What the lake says is true at some moment between question and answer.
      async read(query) {
        await turns(6)
        const version = query.includes('story') ? published.story : published.athlete
        await turns(6)
        return version
      },
      search: async () => [],
      revision,
      now,
    }),
    async render(url, {fetchContent}) {
      const versions: Record<string, unknown> = {}
      for (const type of pages[url] ?? []) {
        await turns(3)
        versions[type] = await fetchContent<string>(`*[_type == "${type}"]`)
      }
      return {kind: 'page', status: 200, text: JSON.stringify(versions), contentType: 'text/html'}
    },
    now,
    onStale: (url) => expect.unreachable(`${url} was stale`),
  })

  async function publish(): Promise<void> {
    const type = types[random(2)] ?? 'story'
    published[type] += 1
    const version = published[type]
    await turns(4)
    heard[type] = Math.max(heard[type], version)
    revision.raise(new Set([type]))
  }
  async function versionsOn(url: string): Promise<Partial<Record<Type, number>>> {
    const {page} = await store.get(url)
    if (page.kind !== 'page') return expect.unreachable(`${url} is a ${page.kind}`)
    const {body} = await page.body.variant('system', 'identity')
    return JSON.parse(body.toString())
  }
  async function read(): Promise<void> {
    const [url, shown] = Object.entries(pages)[random(3)] ?? ['/', types]
    const before = {...heard}
    const versions = await versionsOn(url)
    for (const type of shown) expect(versions[type], `${type} on ${url}`).toBeGreaterThanOrEqual(before[type])
  }
  return {random, turns, publish, read, versionsOn, published}
}

test.for(Array.from({length: 40}, (_, seed) => seed + 1))(
  'nobody sees what was there before a change that was heard of (timetable %i)',
  async (seed) => {
    const newsroom = aNewsroom(seed)
    const underway: Promise<void>[] = []
    for (let step = 0; step < 120; step += 1) {
      underway.push(newsroom.random(5) === 0 ? newsroom.publish() : newsroom.read())
      await newsroom.turns(3)
    }
    await Promise.all(underway)
    for (const [url, shown] of Object.entries(pages)) {
      const versions = await newsroom.versionsOn(url)
      for (const type of shown) expect(versions[type]).toBe(newsroom.published[type])
    }
  },
)
