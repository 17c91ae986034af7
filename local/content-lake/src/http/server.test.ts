import {once} from 'node:events'
import {connect} from 'node:net'
import {gzipSync} from 'node:zlib'

import {expect, test} from 'vitest'

import {rawRequest, sendRaw} from '#testing/raw-http.ts'
import {DATASET, PUBLIC_ORIGIN, bearer, startTestLake} from '#testing/start-test-lake.ts'

const QUERY = `/data/query/${DATASET}?query=1`

test.for(['v1', 'vX', 'v2021-06-07', 'v2026-11-30'])(
  'every way to name a version is understood: %s',
  async (version) => {
    await using lake = await startTestLake()
    expect(await (await lake.fetch(`/${version}${QUERY}`)).json()).toMatchObject({result: 1})
    expect((await lake.fetch(`/${version}/ping/`)).status).toBe(200)
  },
)

test.for(['/v2/ping', '/v2026-1-1/ping', '/vx/ping', '/ping', '/', '/videos', '/v1', '/v1/'])(
  '%s is nothing the lake has, and is recorded',
  async (path) => {
    await using lake = await startTestLake()
    const answer = await lake.fetch(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({statusCode: 404, error: 'Not Found'})
    const ledger = await (await lake.fetch('/vX/ledger/unknown')).json()
    expect(ledger).toEqual([{time: expect.any(String), method: 'GET', path}])
  },
)

test('the ledger keeps no query strings, which may carry secrets', async () => {
  await using lake = await startTestLake()
  await lake.fetch('/v1/nothing?sid=secret')
  expect(await (await lake.fetch('/vX/ledger/unknown')).text()).not.toContain('secret')
})

test('a known path with another method is 405 and says which are allowed', async () => {
  await using lake = await startTestLake()
  const answer = await lake.fetch('/v1/users/me', {method: 'DELETE'})
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test('HEAD answers the headers of GET and no body', async () => {
  await using lake = await startTestLake()
  const get = await lake.fetch('/v1/users/me')
  const head = await lake.fetch('/v1/users/me', {method: 'HEAD'})
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
  expect(await head.text()).toBe('')
  const events = await lake.fetch(`/v1/data/listen/${DATASET}?query=*`, {method: 'HEAD'})
  expect(events.headers.get('content-type')).toContain('text/event-stream')
})

test('an allowed origin may read with credentials and ask before it writes', async () => {
  await using lake = await startTestLake()
  const read = await lake.fetch('/v1/users/me', {headers: {origin: 'http://127.0.0.1:3000'}})
  expect(read.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:3000')
  expect(read.headers.get('access-control-allow-credentials')).toBe('true')
  expect(read.headers.get('vary')).toBe('Origin')
  const preflight = await lake.fetch(`/v1/data/mutate/${DATASET}`, {
    method: 'OPTIONS',
    headers: {
      origin: PUBLIC_ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-sanity-project-id',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'authorization,content-type,x-sanity-project-id',
  )
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
})

test.for([
  'http://evil.example',
  'http://localhost:3001',
  'https://localhost:3000',
  'null',
  'http://localhost:3000.evil.example',
])('the origin %s gets no permission to read', async (origin) => {
  await using lake = await startTestLake()
  const read = await lake.fetch('/v1/users/me', {headers: {origin}})
  expect(read.headers.get('access-control-allow-origin')).toBeNull()
  const preflight = await lake.fetch('/v1/users/me', {method: 'OPTIONS', headers: {origin}})
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  const check = await lake.fetch('/vX/check/cors', {headers: {origin}})
  expect(check.headers.get('access-control-allow-origin')).toBe('*')
  expect(check.headers.get('access-control-allow-credentials')).toBeNull()
  expect(await check.json()).toEqual({result: {allowed: false, withCredentials: false}})
})

test('the check of an allowed origin says so', async () => {
  await using lake = await startTestLake()
  const check = await lake.fetch('/vX/check/cors', {headers: {origin: PUBLIC_ORIGIN}})
  expect(await check.json()).toEqual({result: {allowed: true, withCredentials: true}})
})

test.for([
  ['/v1/users/%E0%A4%A', 'a path that ends inside an escape'],
  ['/v1/users/%zz', 'a path with an escape that is no number'],
  ['/v1/users/%ff', 'a path that is not UTF-8'],
  ['/v1/data/query/production?query=%E0%A4%A', 'a query string with a broken escape'],
] as const)('%s is a 400', async ([target]) => {
  await using lake = await startTestLake()
  const answer = await sendRaw(lake.origin, rawRequest('GET', target, bearer()))
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('malformed percent-encoding')
})

test('an endless address is 414 and an endless list of parameters is 400', async () => {
  await using lake = await startTestLake()
  expect((await lake.fetch(`/v1/ping?a=${'x'.repeat(30_000)}`)).status).toBe(414)
  expect((await lake.fetch(`/v1/ping?${'a&'.repeat(2000)}`)).status).toBe(400)
})

test.for([
  ['GARBAGE\r\n\r\n', /^HTTP\/1\.1 400 /],
  [`GET /v1/ping HTTP/1.1\r\n\r\n`, /^HTTP\/1\.1 400 /],
  [`GET /v1/ping HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(60_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
  ['GET http://other.example/v1/ping HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['GET * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['TRACE /v1/ping HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 405 /],
  [
    'POST /v1/ping HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  ['\u0000\u0001\u0002', /^HTTP\/1\.1 400 /],
] as const)('hostile bytes are answered and not crashed on: %j', async ([bytes, expected]) => {
  await using lake = await startTestLake()
  expect(await sendRaw(lake.origin, bytes)).toMatch(expected)
  expect((await lake.fetch('/v1/ping')).status).toBe(200)
})

test('the Host header names nothing: any host gets the same answer', async () => {
  await using lake = await startTestLake()
  const answer = await sendRaw(lake.origin, rawRequest('GET', '/v1/auth/providers', {host: 'evil.example'}))
  expect(answer).toContain('http://localhost:3000/v1/auth/login/lake')
  expect(answer).not.toContain('evil.example')
})

test.for([
  ['{"mutations":', 'application/json', /not valid JSON/],
  ['', 'application/json', /not valid JSON/],
  [Buffer.from([0x22, 0xff, 0x22]), 'application/json', /not valid JSON/],
] as const)('a body that is not JSON is a 400: %j', async ([body, type, message]) => {
  await using lake = await startTestLake()
  const answer = await lake.fetch(`/v1/data/mutate/${DATASET}`, {
    method: 'POST',
    headers: {...bearer(), 'content-type': type},
    body,
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toMatch(message)
})

test('a gzipped body is read, and a broken or unknown encoding is refused', async () => {
  await using lake = await startTestLake()
  const post = (encoding: string, body: string | Buffer) =>
    lake.fetch(`/v1/data/query/${DATASET}`, {
      method: 'POST',
      headers: {'content-encoding': encoding, 'content-type': 'application/json'},
      body: Buffer.from(body),
    })
  const good = await post('gzip', gzipSync('{"query":"1 + 1"}'))
  expect(await good.json()).toMatchObject({result: 2})
  expect((await post('gzip', 'not gzip')).status).toBe(400)
  expect((await post('gzip', gzipSync('{"query":"1 + 1"}').subarray(0, 20))).status).toBe(400)
  expect((await post('br', '{}')).status).toBe(415)
})

test('a body that unzips to more than the limit is refused while it is read', async () => {
  await using lake = await startTestLake()
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20))
  const answer = await lake.fetch(`/v1/data/query/${DATASET}`, {
    method: 'POST',
    headers: {'content-encoding': 'gzip'},
    body: bomb,
  })
  expect(answer.status).toBe(413)
})

test('a stranger may send a megabyte of query, a member more', async () => {
  await using lake = await startTestLake()
  const post = (headers: Record<string, string>) =>
    lake.fetch(`/v1/data/query/${DATASET}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({query: 'length($text)', params: {text: 'x'.repeat(2_000_000)}}),
    })
  expect((await post({})).status).toBe(413)
  expect(await (await post(bearer())).json()).toMatchObject({result: 2_000_000})
})

test('a body announced as too large is refused before it is sent', async () => {
  await using lake = await startTestLake()
  const head = rawRequest('POST', `/v1/data/query/${DATASET}`, {'content-length': '99999999999'})
  expect(await sendRaw(lake.origin, head)).toMatch(/^HTTP\/1\.1 413 /)
})

test('a caller who leaves in the middle of a body harms nobody', async () => {
  await using lake = await startTestLake()
  const {hostname, port} = new URL(lake.origin)
  const socket = connect(Number(port), hostname)
  socket.write(rawRequest('POST', `/v1/data/query/${DATASET}`, {'content-length': '1000'}) + '{"query"')
  socket.end()
  socket.resume()
  await once(socket, 'close')
  expect((await lake.fetch('/v1/ping')).status).toBe(200)
})

test('a stream of events starts at once, is not cached and is not buffered by proxies', async () => {
  await using lake = await startTestLake()
  const leave = new AbortController()
  const answer = await lake.fetch(`/v1/data/listen/${DATASET}?query=*`, {signal: leave.signal})
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  const first = await answer.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toMatch(/^event: welcome\ndata: \{/)
  leave.abort()
})

test('a path out of the folder finds nothing', async () => {
  await using lake = await startTestLake()
  for (const target of [
    '/images/testing/production/../../../lake.sqlite',
    '/images/testing/production/..%2f..%2f..%2flake.sqlite',
    '/files/testing/..%2f..%2f/lake.sqlite',
    '/files/testing/production/%00',
    '/files/testing/production/lake.sqlite',
  ]) {
    expect(await sendRaw(lake.origin, rawRequest('GET', target))).toMatch(/^HTTP\/1\.1 404 /)
  }
})

test('an upgrade to anything but the two sockets is refused', async () => {
  await using lake = await startTestLake()
  const upgrade = {connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13'}
  const key = {'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ=='}
  expect(await sendRaw(lake.origin, rawRequest('GET', '/v1/nothing', {...upgrade, ...key}))).toMatch(
    /^HTTP\/1\.1 404 /,
  )
  expect(await sendRaw(lake.origin, rawRequest('GET', '/%', {...upgrade, ...key}))).toMatch(
    /^HTTP\/1\.1 404 /,
  )
  expect(await sendRaw(lake.origin, rawRequest('GET', '/v1/multiplex', upgrade))).toMatch(/^HTTP\/1\.1 400 /)
})
