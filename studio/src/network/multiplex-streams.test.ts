import {once} from 'node:events'
import {createServer} from 'node:http'

import {expect, test} from 'vitest'
import {type WebSocket, WebSocketServer} from 'ws'

import {multiplexStreams} from './multiplex-streams.ts'

interface Frame {
  id: number
  op: string
  path?: string
  headers?: Record<string, string>
}

/** A lake that speaks the multiplexer's frames and answers any other request with its path. */
async function startLake() {
  const server = createServer((request, response) => response.end(request.url))
  const sockets = new WebSocketServer({server, path: '/vX/multiplex'})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')

  const connections: WebSocket[] = []
  const received: Frame[] = []
  const waiting: ((frame: Frame) => void)[] = []
  sockets.on('connection', (socket) => {
    connections.push(socket)
    socket.on('message', (data: Buffer) => {
      const frame: Frame = JSON.parse(data.toString('utf8'))
      const next = waiting.shift()
      if (next) next(frame)
      else received.push(frame)
    })
  })
  return {
    origin: `http://127.0.0.1:${address.port}`,
    connections,
    nextFrame: () => {
      const frame = received.shift()
      return frame ? Promise.resolve(frame) : new Promise<Frame>((resolve) => waiting.push(resolve))
    },
    send: (frame: object) => connections.at(-1)?.send(JSON.stringify(frame)),
    async [Symbol.asyncDispose]() {
      for (const socket of connections) socket.terminate()
      sockets.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const accept = {accept: 'text/event-stream'}

test('streams share one connection, each with its own head, pieces and end', async () => {
  await using lake = await startLake()
  const fetch = multiplexStreams(globalThis.fetch, lake.origin)
  const first = fetch(`${lake.origin}/v1/data/listen/production?query=*`, {headers: accept})
  const second = fetch(`${lake.origin}/vX/data/live/events/production`, {headers: accept})

  const [one, two] = [await lake.nextFrame(), await lake.nextFrame()]
  expect(one).toMatchObject({op: 'open', path: '/v1/data/listen/production?query=*', headers: accept})
  lake.send({id: two.id, s: 200, h: {'content-type': 'text/event-stream'}})
  lake.send({id: one.id, s: 200, h: {'content-type': 'text/event-stream'}})
  lake.send({id: one.id, d: 'event: welcome\n\n'})
  lake.send({id: two.id, d: 'data: é\n\n'})
  lake.send({id: one.id, end: true})
  lake.send({id: two.id, end: true})

  expect(await (await first).text()).toBe('event: welcome\n\n')
  expect(await (await second).text()).toBe('data: é\n\n')
  expect((await first).url).toBe(`${lake.origin}/v1/data/listen/production?query=*`)
  expect((await first).headers.get('content-type')).toBe('text/event-stream')
  expect(lake.connections).toHaveLength(1)
})

test('a refusal of the lake is the answer of its stream', async () => {
  await using lake = await startLake()
  const fetch = multiplexStreams(globalThis.fetch, lake.origin)
  const answer = fetch(`${lake.origin}/v1/data/listen/production`, {headers: accept})
  const {id} = await lake.nextFrame()
  lake.send({id, s: 401, h: {'content-type': 'application/json'}})
  lake.send({id, d: '{"statusCode":401}'})
  lake.send({id, end: true})
  expect((await answer).status).toBe(401)
  expect(await (await answer).json()).toEqual({statusCode: 401})
})

test('a lost connection fails its streams as a network does, and the next stream connects anew', async () => {
  await using lake = await startLake()
  const fetch = multiplexStreams(globalThis.fetch, lake.origin)
  const url = `${lake.origin}/v1/data/listen/production`
  const begun = fetch(url, {headers: accept})
  const {id} = await lake.nextFrame()
  lake.send({id, s: 200, h: {}})
  const body = (await begun).text()
  const waiting = fetch(url, {headers: accept})
  await lake.nextFrame()

  lake.connections[0]?.terminate()
  await expect(body).rejects.toThrow(TypeError)
  await expect(waiting).rejects.toThrow('network error')

  const again = fetch(url, {headers: accept})
  const next = await lake.nextFrame()
  lake.send({id: next.id, s: 200, h: {}})
  lake.send({id: next.id, end: true})
  expect((await again).status).toBe(200)
  expect(lake.connections).toHaveLength(2)
})

test('a lake that does not answer fails the stream', async () => {
  const lake = await startLake()
  const {origin} = lake
  await lake[Symbol.asyncDispose]()
  const fetch = multiplexStreams(globalThis.fetch, origin)
  await expect(fetch(`${origin}/v1/data/listen/production`, {headers: accept})).rejects.toThrow(
    'network error',
  )
})

test('a stream given up is closed at the lake, before and after its head', async () => {
  await using lake = await startLake()
  const fetch = multiplexStreams(globalThis.fetch, lake.origin)
  const url = `${lake.origin}/v1/data/listen/production`

  const early = new AbortController()
  const never = fetch(url, {headers: accept, signal: early.signal})
  const {id} = await lake.nextFrame()
  early.abort()
  await expect(never).rejects.toThrow('aborted')
  expect(await lake.nextFrame()).toEqual({id, op: 'close'})

  const read = fetch(url, {headers: accept})
  const second = await lake.nextFrame()
  lake.send({id: second.id, s: 200, h: {}})
  await (await read).body?.cancel()
  expect(await lake.nextFrame()).toEqual({id: second.id, op: 'close'})

  await expect(fetch(url, {headers: accept, signal: AbortSignal.abort()})).rejects.toThrow('aborted')
})

test('everything that is no event stream goes its usual way', async () => {
  await using lake = await startLake()
  const fetch = multiplexStreams(globalThis.fetch, lake.origin)
  expect(await (await fetch(`${lake.origin}/v1/data/query/production`)).text()).toBe(
    '/v1/data/query/production',
  )
  expect(await (await fetch(`${lake.origin}/v1/ping`, {headers: accept})).text()).toBe('/v1/ping')
  expect(lake.connections).toHaveLength(0)
})
