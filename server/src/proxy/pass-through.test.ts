import {once} from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type RequestListener,
  type Server,
} from 'node:http'
import type {AddressInfo} from 'node:net'
import {connect} from 'node:net'
import {text} from 'node:stream/consumers'

import {pino} from 'pino'
import {expect, test} from 'vitest'
import {WebSocket, WebSocketServer} from 'ws'

import {createPassThrough} from '#proxy/pass-through.ts'
import {eventually} from '#testing/eventually.ts'

const log = pino({level: 'silent'})

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!isBound(address)) throw new Error('not listening')
  return `http://127.0.0.1:${address.port}`
}

function isBound(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

/** An upstream in place of the lake, and a server that passes everything on to it. */
async function aPassThrough(answer: RequestListener, {trustedProxies = 0, silenceMs = 60_000} = {}) {
  const upstream = createServer(answer)
  const target = await listening(upstream)
  const passThrough = createPassThrough({target, trustedProxies, log, silenceMs})
  const front = createServer((request, response) => passThrough.pass(request, response))
  front.on('upgrade', (request, socket, head) => passThrough.upgrade(request, socket, head))
  const origin = await listening(front)
  return {
    origin,
    upstream,
    passThrough,
    async [Symbol.asyncDispose]() {
      passThrough.stop()
      for (const server of [front, upstream]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

test('method, path, body, status and headers pass unchanged', async () => {
  await using proxied = await aPassThrough(async (request, response) => {
    const body = await text(request)
    response.writeHead(201, {'x-lake': 'yes', 'set-cookie': ['a=1', 'b=2']})
    response.end(`${request.method} ${request.url} ${request.headers['authorization']} ${body}`)
  })
  const answer = await fetch(`${proxied.origin}/v1/data/mutate/production?a=%20b`, {
    method: 'POST',
    headers: {authorization: 'Bearer x'},
    body: '{"mutations":[]}',
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-lake')).toBe('yes')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.text()).toBe('POST /v1/data/mutate/production?a=%20b Bearer x {"mutations":[]}')
})

test('an upload streams through before it is complete', async () => {
  const firstBytes = Promise.withResolvers<string>()
  await using proxied = await aPassThrough(async (request, response) => {
    request.once('data', (chunk: Buffer) => firstBytes.resolve(chunk.toString()))
    request.once('end', () => response.end('done'))
  })
  const upload = httpRequest(`${proxied.origin}/v1/assets/images/production`, {method: 'POST'})
  upload.write('first')
  expect(await firstBytes.promise).toBe('first')
  upload.end('last')
  const [answer]: IncomingMessage[] = await once(upload, 'response')
  expect(answer === undefined ? '' : await text(answer)).toBe('done')
})

test('events arrive one by one while their stream is open', async () => {
  const open = Promise.withResolvers<void>()
  await using proxied = await aPassThrough((_request, response) => {
    response.writeHead(200, {'content-type': 'text/event-stream'})
    response.flushHeaders()
    void open.promise.then(() => response.write('event: welcome\n\n'))
  })
  const answer = await fetch(`${proxied.origin}/v1/data/listen/production`)
  open.resolve()
  const reader = answer.body?.getReader()
  const {value} = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('event: welcome\n\n')
})

test('the lake learns when a reader of its stream goes away', async () => {
  const gone = Promise.withResolvers<string>()
  await using proxied = await aPassThrough((_request, response) => {
    response.writeHead(200, {'content-type': 'text/event-stream'})
    response.write(':\n\n')
    response.once('close', () => gone.resolve('gone'))
  })
  const abort = new AbortController()
  await fetch(`${proxied.origin}/v1/data/listen/production`, {signal: abort.signal})
  abort.abort()
  expect(await gone.promise).toBe('gone')
})

test('sockets carry messages both ways and close together', async () => {
  await using proxied = await aPassThrough((_request, response) => response.end())
  const sockets = new WebSocketServer({server: proxied.upstream})
  sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(data)))

  const socket = new WebSocket(`${proxied.origin.replace('http', 'ws')}/vX/multiplex`)
  await once(socket, 'open')
  socket.send('hello')
  const [message] = await once(socket, 'message')
  expect(String(message)).toBe('hello')

  const closed = once(socket, 'close')
  for (const client of sockets.clients) client.terminate()
  await closed
})

test('a lake that is down is a 503 that its clients try again', async () => {
  await using proxied = await aPassThrough((_request, response) => response.end())
  proxied.upstream.close()
  const answer = await fetch(`${proxied.origin}/v1/users/me`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('1')
  expect(await answer.json()).toMatchObject({statusCode: 503, error: 'Service Unavailable'})
})

test('a socket to a lake that is down is refused', async () => {
  await using proxied = await aPassThrough((_request, response) => response.end())
  proxied.upstream.close()
  const socket = new WebSocket(`${proxied.origin.replace('http', 'ws')}/vX/multiplex`)
  const [error]: unknown[] = await once(socket, 'error')
  expect(String(error)).toContain('503')
})

test('a socket that its reader resets is cleaned up on both sides', async () => {
  await using proxied = await aPassThrough((_request, response) => response.end())
  const sockets = new WebSocketServer({server: proxied.upstream})
  const lakeSide = once(sockets, 'connection')
  const {port} = new URL(proxied.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    'GET /vX/multiplex HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await Promise.all([lakeSide, once(socket, 'data')])
  const [lakeSocket] = [...sockets.clients]
  const closed = once(lakeSocket ?? sockets, 'close')
  socket.resetAndDestroy()
  await closed
  expect((await fetch(`${proxied.origin}/v1/ping`)).status).toBe(200)
})

test('a call under way at the stop gets its answer', async () => {
  const arrived = Promise.withResolvers<void>()
  const answering = Promise.withResolvers<void>()
  await using proxied = await aPassThrough(async (_request, response) => {
    arrived.resolve()
    await answering.promise
    response.end('written')
  })
  const answer = fetch(`${proxied.origin}/v1/data/mutate/production`, {method: 'POST', body: '{}'})
  await arrived.promise
  proxied.passThrough.stop()
  answering.resolve()
  expect(await (await answer).text()).toBe('written')
})

test('half an answer is cut off, not ended', async () => {
  await using proxied = await aPassThrough((_request, response) => {
    response.writeHead(200, {'content-length': 100})
    response.write('half')
    setImmediate(() => response.destroy())
  })
  const answer = fetch(`${proxied.origin}/files/a`).then((response) => response.text())
  await expect(answer).rejects.toThrow('terminated')
})

test('requests that are broken off leave the server working', async () => {
  await using proxied = await aPassThrough((_request, response) => response.end('alive'))
  const {port} = new URL(proxied.origin)
  for (let index = 0; index < 20; index += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('POST /v1/data/mutate/production HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf')
    socket.once('connect', () => setImmediate(() => socket.resetAndDestroy()))
    await once(socket, 'close')
  }
  await eventually(async () => {
    const answer = await fetch(`${proxied.origin}/v1/ping`)
    expect(await answer.text()).toBe('alive')
  })
})

test('forwarded headers of strangers are replaced by what the connection shows', async () => {
  await using proxied = await aPassThrough((request, response) =>
    response.end(JSON.stringify(request.headers)),
  )
  const answer = await fetch(`${proxied.origin}/v1/ping`, {
    headers: {'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example'},
  })
  expect(await answer.json()).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(proxied.origin).host,
  })
})

test('a lake that takes a call and then says nothing is given up, a stream with signs of life is not', async () => {
  const silenceMs = 300
  await using proxied = await aPassThrough(
    (request, response) => {
      if (request.url === '/v1/silent') return
      response.writeHead(200, {'content-type': 'text/event-stream'})
      const beats = setInterval(() => response.write(':\n\n'), silenceMs / 6)
      setTimeout(() => {
        clearInterval(beats)
        response.end('data: the end\n\n')
      }, silenceMs * 3)
    },
    {silenceMs},
  )
  const stream = fetch(`${proxied.origin}/v1/data/listen/production`)
  const silent = await fetch(`${proxied.origin}/v1/silent`)
  expect(silent.status).toBe(503)
  expect(await silent.json()).toMatchObject({statusCode: 503, error: 'Service Unavailable'})
  expect(await (await stream).text()).toContain('the end')
})

test.for([
  ['1.2.3.4', 1, '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4,10.0.0.7', 2, '1.2.3.4'],
  ['', 1, ''],
  ['1.2.3.4', 3, '1.2.3.4'],
] as const)('of "%s" behind %d trusted proxies, %s is who called', async ([told, trustedProxies, client]) => {
  await using proxied = await aPassThrough(
    (request, response) => response.end(JSON.stringify(request.headers)),
    {trustedProxies},
  )
  const answer = await fetch(`${proxied.origin}/v1/ping`, {
    headers: {'x-forwarded-for': told, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'news.example'},
  })
  expect(await answer.json()).toMatchObject({
    'x-forwarded-for': client,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'news.example',
  })
})

test.for([
  ['image/svg+xml', true],
  ['text/html', true],
  ['application/pdf', false],
] as const)('an upload of type %s runs no script (sandboxed: %s)', async ([type, isSandboxed]) => {
  await using proxied = await aPassThrough((_request, response) =>
    response.writeHead(200, {'content-type': type}).end('<svg/>'),
  )
  const answer = await fetch(`${proxied.origin}/files/local/production/a`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy.endsWith('; sandbox')).toBe(isSandboxed)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})
