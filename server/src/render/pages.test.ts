import {pino} from 'pino'
import {expect, test} from 'vitest'

import {eventually} from '#testing/eventually.ts'
import {startLake, type TestLake} from '#testing/start-lake.ts'
import {startServer, type TestServer} from '#testing/start-server.ts'

async function aStory(lake: TestLake): Promise<void> {
  await lake.client.create({
    _id: 'story-1',
    _type: 'story',
    number: 1,
    title: 'Kipchoge',
    slug: {_type: 'slug', current: 'kip'},
    previousSlugs: ['eliud'],
  })
}

async function aSiteWithStory(): Promise<TestServer & {lake: TestLake}> {
  const lake = await startLake()
  await aStory(lake)
  const server = await startServer({lakeOrigin: lake.origin})
  // Being connected counts as a change: pages rendered before would be rendered once more.
  await eventually(() => expect(server.running.context.revision.isLive).toBe(true))
  return {
    ...server,
    lake,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await lake[Symbol.asyncDispose]()
    },
  }
}

async function textOf(site: TestServer, path: string): Promise<string> {
  return (await site.get(path)).text()
}

test('a page goes out compressed, and as a 304 to who holds it already', async () => {
  await using site = await aSiteWithStory()
  const headers = {'accept-encoding': 'br'}
  const first = await site.get('/stories/kip', {headers})
  expect(first.status).toBe(200)
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await first.text()).toContain('Kipchoge')

  const etag = first.headers.get('etag') ?? ''
  const again = await site.get('/stories/kip', {headers: {...headers, 'if-none-match': etag}})
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  const otherTheme = await site.get('/stories/kip', {
    headers: {...headers, cookie: 'theme=dark', 'if-none-match': etag},
  })
  expect(otherTheme.status).toBe(200)
})

test('many readers share one rendering, whatever encoding and theme they ask for', async () => {
  await using site = await aSiteWithStory()
  await site.get('/stories/kip')
  const texts = await Promise.all(
    ['br', 'gzip', 'identity'].flatMap((encoding) =>
      ['theme=light', 'theme=dark', ''].map(async (cookie) => {
        const answer = await site.get('/stories/kip?utm_source=x', {
          headers: {'accept-encoding': encoding, cookie},
        })
        return (await answer.text()).replace(/data-theme="\w+"/, '')
      }),
    ),
  )
  expect(new Set(texts).size).toBe(1)
})

test.for([
  ['/stories/kip/', '/stories/kip'],
  ['/Stories/Kip?page=2', '/stories/kip?page=2'],
  ['//stories//kip', '/stories/kip'],
  ['/stories/eliud', '/stories/kip'],
] as const)('%s answers 301 to %s', async ([path, location]) => {
  await using site = await aSiteWithStory()
  const answer = await site.get(path)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(location)
})

test.for(['/No/Such/Page', '/stories/none/', '//evil.example/'])(
  '%s is a 404 and no redirect',
  async (path) => {
    await using site = await aSiteWithStory()
    const answer = await site.get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('location')).toBeNull()
  },
)

test('a miss and a failing page are logged with the id of their answer', async () => {
  const lines: string[] = []
  const log = pino({level: 'info'}, {write: (line) => lines.push(line)})
  await using lake = await startLake()
  await using server = await startServer({lakeOrigin: lake.origin, log})

  const missing = await server.get('/no/such/page?token=secret')
  const failing = await server.get('/throws')
  expect(failing.status).toBe(503)
  const logged = lines.join('')
  expect(logged).toContain('page not found')
  expect(logged).toContain('/no/such/page')
  expect(logged).toContain(missing.headers.get('x-request-id'))
  expect(logged).toContain('read failed')
  expect(logged).not.toContain('secret')
})

test('a change makes anew the pages that show it, and no others', async () => {
  await using site = await aSiteWithStory()
  const {lake} = site
  await lake.client.create({
    _id: 'story-2',
    _type: 'story',
    number: 2,
    title: 'Tirop',
    slug: {current: 'tirop'},
  })
  await eventually(async () => expect(await textOf(site, '/')).toContain('Kipchoge, Tirop'))
  const before = await Promise.all(['/stories/kip', '/stories/tirop', '/'].map((path) => textOf(site, path)))

  await lake.client.create({_id: 'athlete-1', _type: 'athlete', name: 'Rono'})
  await lake.client.patch('story-2').set({title: 'Agnes Tirop'}).commit()
  await eventually(async () => expect(await textOf(site, '/stories/tirop')).toContain('Agnes Tirop'))
  const after = await Promise.all(['/stories/kip', '/stories/tirop', '/'].map((path) => textOf(site, path)))
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
  expect(after[2]).toContain('Agnes Tirop')
})

test('of two changes within a second the second is what stays', async () => {
  await using site = await aSiteWithStory()
  for (const title of ['First', 'Second']) {
    await site.lake.client.patch('story-1').set({title}).commit()
    await textOf(site, '/stories/kip')
  }
  const heardAt = Date.now()
  await eventually(async () => expect(await textOf(site, '/stories/kip')).toContain('Second'))
  expect(Date.now() - heardAt).toBeLessThan(1000)
})
