import {once} from 'node:events'
import {connect} from 'node:net'

import {expect, test} from 'vitest'
import {WebSocket} from 'ws'

import {eventually} from '#testing/eventually.ts'
import {startLake} from '#testing/start-lake.ts'
import {startServer} from '#testing/start-server.ts'

const story = {
  _id: 'story-1',
  _type: 'story',
  number: 1,
  title: 'Kipchoge',
  slug: {_type: 'slug', current: 'kip'},
}

test('a published story is on its page and in the list within a second', async () => {
  await using lake = await startLake()
  await using server = await startServer({lakeOrigin: lake.origin})
  expect((await server.get('/stories/kip')).status).toBe(404)
  expect(await (await server.get('/')).text()).not.toContain('Kipchoge')

  await lake.client.create(story)
  await eventually(async () => {
    const answer = await server.get('/stories/kip')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1>Kipchoge</h1>')
    expect(await (await server.get('/')).text()).toContain('Kipchoge')
  }, 1000)

  await lake.client.patch('story-1').set({title: 'Kipchoge wins'}).commit()
  await eventually(async () => {
    expect(await (await server.get('/stories/kip')).text()).toContain('Kipchoge wins')
  }, 1000)

  await lake.client.delete('story-1')
  await eventually(async () => expect((await server.get('/stories/kip')).status).toBe(404), 1000)
})

test('a draft changes nothing that readers get', async () => {
  await using lake = await startLake()
  await using server = await startServer({lakeOrigin: lake.origin})
  await lake.client.create(story)
  await eventually(async () => expect((await server.get('/stories/kip')).status).toBe(200))
  const before = await (await server.get('/stories/kip')).text()

  await lake.client.create({...story, _id: 'drafts.story-1', title: 'Secret'})
  await lake.client.create({...story, _id: 'drafts.story-2', slug: {_type: 'slug', current: 'hidden'}})
  expect(await (await server.get('/stories/kip')).text()).toBe(before)
  expect((await server.get('/stories/hidden')).status).toBe(404)
})

test('while the lake is down known pages are served, others are 503, and it recovers by itself', async () => {
  await using lake = await startLake()
  await using server = await startServer({lakeOrigin: lake.origin})
  await lake.client.create(story)
  await eventually(async () => expect((await server.get('/stories/kip')).status).toBe(200))

  await lake.kill()
  await eventually(() => expect(server.running.context.revision.isLive).toBe(false))
  const known = await server.get('/stories/kip')
  expect(known.status).toBe(200)
  expect(await known.text()).toContain('Kipchoge')
  const unknown = await server.get('/stories/other')
  expect(unknown.status).toBe(503)
  expect(unknown.headers.get('retry-after')).toBe('5')
  expect(unknown.headers.get('x-robots-tag')).toBe('noindex')
  expect(unknown.headers.get('cache-control')).toBe('no-store')
  expect((await server.get('/v1/users/me')).status).toBe(503)
  const health = await server.get('/api/health')
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({
    success: false,
    code: 'unavailable',
    message: 'Not answering: content lake.',
  })

  await lake.restart()
  await eventually(async () => expect((await server.get('/stories/other')).status).toBe(404))
  await lake.client.patch('story-1').set({title: 'Back'}).commit()
  await eventually(async () => expect(await (await server.get('/stories/kip')).text()).toContain('Back'))
  await eventually(() => expect(server.running.context.revision.isLive).toBe(true))
  expect((await server.get('/api/health')).status).toBe(200)
})

test('calls, streams and sockets of the lake pass through on the same origin', async () => {
  await using lake = await startLake()
  await using server = await startServer({lakeOrigin: lake.origin})
  const throughServer = lake.client.withConfig({apiHost: server.origin})
  const heard = Promise.withResolvers<string>()
  const subscription = throughServer
    .listen('*[_type == "story"]', {}, {events: ['welcome', 'mutation']})
    .subscribe((event) => {
      if (event.type === 'welcome') void throughServer.create(story)
      else heard.resolve(event.documentId)
    })
  expect(await heard.promise).toBe('story-1')
  subscription.unsubscribe()
  expect(await throughServer.fetch('*[_type == "story"][0].title')).toBe('Kipchoge')
})

test('stopping ends streams, sockets and connections that nobody used, at once', async () => {
  await using lake = await startLake()
  await using server = await startServer({lakeOrigin: lake.origin})
  const stream = await server.get('/v1/data/listen/production?query=*')
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/vX/multiplex`, {
    headers: {authorization: `Bearer ${lake.token}`, origin: 'http://localhost:4200'},
  })
  await once(socket, 'open')
  const unused = connect(Number(new URL(server.origin).port), '127.0.0.1')
  await once(unused, 'connect')

  const ends = [once(socket, 'close'), once(unused, 'close'), stream.text().catch(() => 'cut')]
  const started = performance.now()
  await server.running.close()
  await Promise.all(ends)
  // Requests under way would be waited for longer than that.
  expect(performance.now() - started).toBeLessThan(2000)
})
