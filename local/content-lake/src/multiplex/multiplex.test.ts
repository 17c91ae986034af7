import {expect, test} from 'vitest'

import {
  DATASET,
  PUBLIC_ORIGIN,
  bearer,
  signIn,
  startTestLake,
  type TestLake,
} from '#testing/start-test-lake.ts'
import {openSocket} from '#testing/web-socket-client.ts'

const LISTEN = `/v2025-02-19/data/listen/${DATASET}?query=*&includeAllVersions=true`

function create(lake: TestLake, id: string) {
  return lake.client().create({_id: id, _type: 'note', text: id})
}

test('two streams over one socket both hear of a change', async () => {
  await using lake = await startTestLake()
  await using socket = await openSocket(lake.origin, '/vX/multiplex')
  for (const id of [1, 'second']) {
    socket.send({id, op: 'open', path: LISTEN, headers: {accept: 'text/event-stream'}})
    expect(await socket.nextJson()).toMatchObject({
      id,
      s: 200,
      h: {'content-type': 'text/event-stream; charset=utf-8'},
    })
    expect(await socket.nextJson()).toMatchObject({id, d: expect.stringMatching(/^event: welcome\n/)})
  }
  await create(lake, 'a')
  const events = [await socket.nextJson(), await socket.nextJson()]
  expect(events.map(({id}) => id)).toEqual([1, 'second'])
  expect(events[0]?.d).toMatch(/event: mutation\ndata: \{.*"documentId":"a"/)
})

test('a closed stream is silent and its id is free again', async () => {
  await using lake = await startTestLake()
  await using socket = await openSocket(lake.origin, '/vX/multiplex')
  socket.send({id: 1, op: 'open', path: LISTEN})
  await socket.next()
  await socket.next()
  socket.send({id: 1, op: 'close'})
  socket.send({id: 1, op: 'open', path: LISTEN})
  expect(await socket.nextJson()).toMatchObject({id: 1, s: 200})
  expect(await socket.nextJson()).toMatchObject({id: 1, d: expect.stringContaining('welcome')})
  await create(lake, 'a')
  await create(lake, 'b')
  expect(await socket.nextJson()).toMatchObject({d: expect.stringContaining('"documentId":"a"')})
  expect(await socket.nextJson()).toMatchObject({d: expect.stringContaining('"documentId":"b"')})
})

test('drafts are heard by the cookie of the upgrade and by a stream’s own token, not by a stranger', async () => {
  await using lake = await startTestLake()
  const cookie = await signIn(lake)
  await using member = await openSocket(lake.origin, '/vX/multiplex', {cookie, origin: PUBLIC_ORIGIN})
  await using stranger = await openSocket(lake.origin, '/vX/multiplex', {origin: PUBLIC_ORIGIN})
  member.send({id: 1, op: 'open', path: LISTEN})
  stranger.send({id: 1, op: 'open', path: LISTEN})
  stranger.send({id: 2, op: 'open', path: LISTEN, headers: bearer()})
  for (const socket of [member, stranger, stranger]) {
    await socket.next()
    await socket.next()
  }
  await create(lake, 'drafts.a')
  expect(await member.nextJson()).toMatchObject({id: 1, d: expect.stringContaining('drafts.a')})
  expect(await stranger.nextJson()).toMatchObject({id: 2, d: expect.stringContaining('drafts.a')})
})

test('a stream with a wrong token is answered 401 like over HTTP', async () => {
  await using lake = await startTestLake()
  await using socket = await openSocket(lake.origin, '/vX/multiplex')
  socket.send({id: 1, op: 'open', path: LISTEN, headers: bearer('sk-nobody-has-this-token')})
  expect(await socket.nextJson()).toMatchObject({id: 1, s: 401})
  expect(await socket.nextJson()).toMatchObject({id: 1, d: expect.stringContaining('SIO-401-ANF')})
  expect(await socket.nextJson()).toEqual({id: 1, end: true})
})

test.for([
  '/v1/users/me',
  '/v1/auth/fetch?sid=x',
  `/v1/data/query/${DATASET}?query=1`,
  '/v1/data/listen/',
  '/v1/../data/listen/x',
  'garbage',
])('only event streams are carried, not %s', async (path) => {
  await using lake = await startTestLake()
  await using socket = await openSocket(lake.origin, '/vX/multiplex')
  socket.send({id: 1, op: 'open', path})
  expect(await socket.nextJson()).toMatchObject({id: 1, s: 404})
  expect(await socket.nextJson()).toMatchObject({id: 1, d: expect.any(String)})
  expect(await socket.nextJson()).toEqual({id: 1, end: true})
})

test('a page of a foreign origin cannot open the socket', async () => {
  await using lake = await startTestLake()
  const cookie = await signIn(lake)
  const opening = openSocket(lake.origin, '/vX/multiplex', {cookie, origin: 'http://evil.example'})
  await expect(opening).rejects.toThrow('403')
})

test.for(['not json', '{}', '{"id":1}', '{"id":1,"op":"open"}', '{"id":{},"op":"close"}', '[]', 'null'])(
  'a frame that is none closes the socket and nothing else: %s',
  async (text) => {
    await using lake = await startTestLake()
    await using socket = await openSocket(lake.origin, '/vX/multiplex')
    socket.sendText(text)
    expect(await socket.closed()).toBe(1008)
    expect((await lake.fetch('/v1/ping')).status).toBe(200)
  },
)

test('the same id twice and too many streams close the socket', async () => {
  await using lake = await startTestLake()
  await using twice = await openSocket(lake.origin, '/vX/multiplex')
  twice.send({id: 1, op: 'open', path: LISTEN})
  twice.send({id: 1, op: 'open', path: LISTEN})
  expect(await twice.closed()).toBe(1008)
  await using many = await openSocket(lake.origin, '/vX/multiplex')
  for (let id = 0; id < 101; id += 1) many.send({id, op: 'open', path: LISTEN})
  expect(await many.closed()).toBe(1008)
})

test('a frame larger than a quarter of a megabyte is not read', async () => {
  await using lake = await startTestLake()
  await using socket = await openSocket(lake.origin, '/vX/multiplex')
  socket.sendText('x'.repeat(300_000))
  expect(await socket.closed()).toBe(1009)
})
