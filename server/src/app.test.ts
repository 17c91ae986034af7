import {connect} from 'node:net'
import {text} from 'node:stream/consumers'

import {expect, test} from 'vitest'

import {startServer} from '#testing/start-server.ts'

// What a page without content, an asset or a refusal looks like does not depend on a lake: nothing listens there.
const lakeOrigin = 'http://127.0.0.1:9'

test('an address without a page is a 404 with the page that says so', async () => {
  await using server = await startServer({lakeOrigin})
  const answer = await server.get('/no/such/page')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(await answer.text()).toContain('Oops! Page not found')
})

test('a file that the browser holds already is a 304', async () => {
  await using server = await startServer({lakeOrigin})
  const files = await server.get('/favicon.svg')
  const etag = files.headers.get('etag') ?? ''
  const again = await server.get('/favicon.svg', {headers: {'if-none-match': `"other", W/${etag}`}})
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('scripts are compressed and kept for good', async () => {
  await using server = await startServer({lakeOrigin})
  const answer = await server.get('/assets/entry-client-aB3dE5gH.js', {
    headers: {'accept-encoding': 'gzip, br'},
  })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(200)
  expect(await answer.text()).toContain('long enough')
})

test.for([
  '/.vite/manifest.json',
  '/assets/../.vite/manifest.json',
  '/..%2fserver/entry-server.js',
  '/assets/none.js',
])('%s is no file for readers', async (path) => {
  await using server = await startServer({lakeOrigin})
  expect((await server.get(path)).status).toBe(404)
})

test('the theme is one attribute, chosen by the cookie', async () => {
  await using server = await startServer({lakeOrigin})
  async function themeFor(cookie: string): Promise<string | undefined> {
    const answer = await server.get('/none', {headers: {cookie}})
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    return /<html lang="en" data-theme="(\w+)">/.exec(await answer.text())?.[1]
  }
  expect(await themeFor('theme=dark')).toBe('dark')
  expect(await themeFor('a=b; theme=light; c=d')).toBe('light')
  expect(await themeFor('theme="><script>')).toBe('system')
  expect(await themeFor('mytheme=dark')).toBe('system')
})

test.for([
  ['POST', '/about'],
  ['DELETE', '/'],
  ['PUT', '/studio'],
] as const)('%s %s is not allowed', async ([method, path]) => {
  await using server = await startServer({lakeOrigin})
  const answer = await server.get(path, {method})
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test('HEAD answers with the headers alone', async () => {
  await using server = await startServer({lakeOrigin})
  const answer = await server.get('/none', {method: 'HEAD'})
  expect(answer.status).toBe(404)
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100)
  expect(await answer.text()).toBe('')
})

test('an unknown call of the API is a 404 in the envelope', async () => {
  await using server = await startServer({lakeOrigin})
  for (const path of ['/api', '/api/', '/api?a=b', '/API/nothing', '/api/stories/%00']) {
    const answer = await server.get(path)
    expect(answer.status).toBe(404)
    const body: unknown = await answer.json()
    expect(body).toEqual({
      success: false,
      message: 'There is nothing at this address.',
      code: 'not_found',
      request_id: answer.headers.get('x-request-id'),
    })
  }
})

test.for(['/%', '/%zz', '/stories/%00', '/%5cevil.example'])('%s is a 400 with a page', async (path) => {
  await using server = await startServer({lakeOrigin})
  const answer = await server.get(path)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain('could not be understood')
})

test('bytes that are no HTTP do not end the server', async () => {
  await using server = await startServer({lakeOrigin})
  const {port} = new URL(server.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('\u0000\u0001 nonsense\r\n\r\n')
  expect(await text(socket)).toContain('400 Bad Request')
  expect((await server.get('/none')).status).toBe(404)
})

test('pages run only our own scripts, the named inline one by its hash', async () => {
  await using server = await startServer({lakeOrigin})
  const policy = (await server.get('/none')).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='(;|$)/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com")
  expect(policy).not.toContain('sanity.io')
})

test('with a hosted project pages may reach it, and nothing is passed through', async () => {
  await using server = await startServer({
    lakeOrigin,
    environment: {SANITY_PROJECT_ID: 'abc123', SANITY_BROWSER_API_HOST: '', LAKE_PROXY_TARGET: ''},
  })
  const answer = await server.get('/v1/users/me')
  expect(answer.status).toBe(404)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('https://abc123.apicdn.sanity.io')
  expect(policy).toContain('https://cdn.sanity.io')
  expect(await (await server.get('/studio/config.json')).json()).toEqual({
    projectId: 'abc123',
    dataset: 'production',
    useProjectHostname: true,
  })
})

test('every screen of the Studio is its one page, a missing script is a 404', async () => {
  await using server = await startServer({lakeOrigin})
  for (const path of ['/studio', '/studio/', '/studio/structure/story;abc']) {
    const answer = await server.get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' blob: 'sha256-/)
    expect(await answer.text()).toContain('<title>Studio</title>')
  }
  expect((await server.get('/studio/assets/studio-aB3dE5gH.js')).status).toBe(200)
  expect((await server.get('/studio/assets/gone-aB3dE5gH.js')).status).toBe(404)
  expect(await (await server.get('/studio/config.json')).json()).toEqual({
    projectId: 'local',
    dataset: 'production',
    apiHost: '/',
    useProjectHostname: false,
  })
})

test('a failure of rendering shows a plain page with a reference and no detail', async () => {
  await using server = await startServer({lakeOrigin})
  const answer = await server.get('/stories/any')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
})

test('every answer carries the security headers and an id of its own', async () => {
  await using server = await startServer({lakeOrigin})
  const answers = await Promise.all(
    ['/none', '/api/none', '/favicon.svg', '/studio'].map((path) => server.get(path)),
  )
  for (const {headers} of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-powered-by')).toBeNull()
  }
  expect(new Set(answers.map(({headers}) => headers.get('x-request-id'))).size).toBe(4)
})

test('a site on https says so to browsers, one on http does not', async () => {
  await using plain = await startServer({lakeOrigin})
  expect((await plain.get('/none')).headers.get('strict-transport-security')).toBeNull()
  await using secure = await startServer({lakeOrigin, environment: {PUBLIC_URL: 'https://news.example'}})
  expect((await secure.get('/none')).headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test("a stranger's request id is replaced, a trusted proxy's is kept", async () => {
  const headers = {'x-request-id': 'from-the-proxy-1'}
  await using open = await startServer({lakeOrigin})
  expect((await open.get('/none', {headers})).headers.get('x-request-id')).not.toBe('from-the-proxy-1')
  await using behind = await startServer({lakeOrigin, environment: {TRUST_PROXY: '1'}})
  expect((await behind.get('/none', {headers})).headers.get('x-request-id')).toBe('from-the-proxy-1')
})
