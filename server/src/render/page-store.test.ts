import {expect, test} from 'vitest'

import {AnswerStore} from '#content/answer-store.ts'
import {ContentRevision} from '#content/content-revision.ts'
import {PageStore, type Rendering} from '#render/page-store.ts'

const noon = Date.parse('2026-11-30T12:00:00Z')

type Render = (url: string, count: number) => Rendering | Promise<Rendering>

/** A store over a renderer whose answers the test decides; each page reads something that every change changes. */
function aStore(render: Render) {
  const revision = new ContentRevision()
  revision.connected()
  const clock = {ms: noon}
  const now = () => new Date(clock.ms)
  const stale: string[] = []
  const unheard = {changes: 0}
  let count = 0
  const store = new PageStore({
    revision,
    answers: new AnswerStore({
      read: async () => [revision.current, unheard.changes],
      search: async () => [],
      revision,
      now,
    }),
    async render(url, {fetchContent}) {
      count += 1
      const turn = count
      await fetchContent('*')
      return render(url, turn)
    },
    now,
    onStale: (url) => stale.push(url),
  })
  return {revision, clock, stale, unheard, read: (url: string) => textOf(store, url), rendered: () => count}
}

async function textOf(store: PageStore, url: string): Promise<string> {
  const {page, isStale} = await store.get(url)
  if (page.kind === 'redirect') return `-> ${page.location}`
  const {body} = await page.body.variant('system', 'identity')
  return `${page.status} ${body.toString()}${isStale ? ' (stale)' : ''}`
}

function aPage(
  text: string,
  {status = 200, expiresAt = null}: {status?: 200 | 404 | 503; expiresAt?: Date | null} = {},
) {
  return {kind: 'page', status, text, contentType: 'text/html', expiresAt} as const
}

test('a page is rendered once until content changes', async () => {
  const {revision, read} = aStore((url, count) => aPage(`${url} ${count}`))
  expect(await read('/')).toBe('200 / 1')
  expect(await read('/')).toBe('200 / 1')
  revision.raise()
  expect(await read('/')).toBe('200 / 2')
})

test('many readers of a missing page share one rendering', async () => {
  const {read, rendered} = aStore((url, count) => aPage(`${url} ${count}`))
  const answers = await Promise.all(Array.from({length: 50}, () => read('/')))
  expect(new Set(answers)).toEqual(new Set(['200 / 1']))
  expect(rendered()).toBe(1)
})

test('a change during a rendering is not missed by those who ask after it', async () => {
  const first = Promise.withResolvers<Rendering>()
  const {revision, read, rendered} = aStore((_, count) => (count === 1 ? first.promise : aPage('after')))
  const before = read('/')
  revision.raise()
  expect(await read('/')).toBe('200 after')
  first.resolve(aPage('before'))
  expect(await before).toBe('200 before')
  expect(await read('/')).toBe('200 after')
  expect(rendered()).toBe(2)
})

test('a page that time alone changes is rendered anew at its moment', async () => {
  const {clock, read} = aStore((_, count) => aPage(`${count}`, {expiresAt: new Date(noon + 60_000 * count)}))
  expect(await read('/')).toBe('200 1')
  clock.ms += 59_999
  expect(await read('/')).toBe('200 1')
  clock.ms += 1
  expect(await read('/')).toBe('200 2')
})

test('while content cannot be read the last good page is served', async () => {
  const {revision, clock, stale, read} = aStore((_, count) =>
    count === 2 ? aPage('sorry', {status: 503}) : aPage(`${count}`),
  )
  expect(await read('/')).toBe('200 1')
  revision.raise()
  expect(await read('/')).toBe('200 1 (stale)')
  clock.ms += 999
  expect(await read('/')).toBe('200 1 (stale)')
  expect(stale).toEqual(['/'])
  clock.ms += 1
  expect(await read('/')).toBe('200 3')
})

test('a rendering that throws leaves the last good page in place, and other pages alone', async () => {
  const {revision, read} = aStore((url, count) => {
    if (url === '/broken' && count > 2) throw new Error('broken')
    return aPage(`${url} ${count}`)
  })
  await read('/')
  await read('/broken')
  revision.raise()
  expect(await read('/broken')).toBe('200 /broken 2 (stale)')
  expect(await read('/')).toBe('200 / 4')
})

test('without a page at hand a failure is the answer, and is not kept', async () => {
  const {read} = aStore((_, count) => (count === 1 ? aPage('sorry', {status: 503}) : aPage('here')))
  expect(await read('/')).toBe('503 sorry')
  expect(await read('/')).toBe('200 here')
})

test('a reader with a page at hand does not wait for a lake that hangs', async () => {
  const {revision, read} = aStore((_, count) => (count === 1 ? aPage('here') : new Promise(() => {})))
  await read('/')
  revision.raise()
  expect(await read('/')).toBe('200 here (stale)')
})

test('while changes are not heard of, a page is looked at again after a second', async () => {
  const {revision, clock, unheard, read} = aStore((_, count) => aPage(`${count}`))
  revision.disconnected()
  expect(await read('/')).toBe('200 1')
  unheard.changes += 1
  clock.ms += 999
  expect(await read('/')).toBe('200 1')
  clock.ms += 1
  expect(await read('/')).toBe('200 2')
})

test('a crawl of invented addresses does not push out a page that is read', async () => {
  const {read} = aStore((url, count) => (url === '/' ? aPage(`${count}`) : aPage('none', {status: 404})))
  expect(await read('/')).toBe('200 1')
  for (let index = 0; index < 6000; index += 1) await read(`/invented-${index}`)
  expect(await read('/')).toBe('200 1')
})

test('a page that is taken back is gone from both rooms', async () => {
  const {revision, read, rendered} = aStore((_, count) =>
    count === 2 ? aPage('none', {status: 404}) : aPage(`${count}`),
  )
  expect(await read('/stories/a')).toBe('200 1')
  revision.raise()
  expect(await read('/stories/a')).toBe('404 none')
  expect(await read('/stories/a')).toBe('404 none')
  expect(rendered()).toBe(2)
  revision.raise()
  expect(await read('/stories/a')).toBe('200 3')
})

test('invented queries do not push out the pages that people read', async () => {
  const {read, rendered} = aStore((url) => aPage(url))
  for (let page = 0; page < 10; page += 1) await read(`/stories/${page}`)
  for (let n = 0; n < 6000; n += 1) await read(`/?q=${n}`)
  const before = rendered()
  for (let page = 0; page < 10; page += 1) await read(`/stories/${page}`)
  await read('/?q=5999')
  expect(rendered()).toBe(before)
})

test('a clock that is set back does not keep old pages', async () => {
  const {revision, clock, unheard, read} = aStore((_, count) =>
    aPage(String(count), {status: count === 2 ? 503 : 200}),
  )
  await read('/')
  revision.raise()
  expect(await read('/')).toBe('200 1 (stale)')
  clock.ms -= 3_600_000
  expect(await read('/')).toBe('200 3')
  revision.disconnected()
  unheard.changes += 1
  clock.ms -= 3_600_000
  expect(await read('/')).toBe('200 4')
})
