import {expect, test} from 'vitest'

import {startServer} from '#testing/start-server.ts'

const lakeOrigin = 'http://127.0.0.1:9'
const partner = 'https://partner.example'

function preflight(origin: string): RequestInit {
  return {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  }
}

test('a page of an origin in CORS_ORIGINS may call the API with a token, and reads failures too', async () => {
  await using server = await startServer({
    lakeOrigin,
    environment: {CORS_ORIGINS: `https://other.example, ${partner}`},
  })
  const asked = await server.get('/api/stories/1/like', preflight(partner))
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe(partner)
  expect(asked.headers.get('access-control-allow-headers')).toBe(
    'Authorization,Content-Type,X-HTTP-Method-Override',
  )
  expect(asked.headers.get('access-control-allow-methods')).toContain('POST')

  const answer = await server.get('/api/engagement?stories=1', {headers: {origin: partner}})
  expect(answer.status).toBe(503)
  expect(answer.headers.get('access-control-allow-origin')).toBe(partner)
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After')
  expect(answer.headers.get('vary')).toContain('Origin')
})

test('other origins, and pages outside /api, get no permission', async () => {
  await using server = await startServer({lakeOrigin, environment: {CORS_ORIGINS: partner}})
  for (const origin of ['https://partner.example.evil.example', 'http://partner.example', 'null']) {
    const asked = await server.get('/api/user', preflight(origin))
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
    const answer = await server.get('/api/user', {headers: {origin}})
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  const page = await server.get('/', {headers: {origin: partner}})
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
})

test('without the setting the API says nothing of other origins', async () => {
  await using server = await startServer({lakeOrigin})
  const answer = await server.get('/api/user', {headers: {origin: partner}})
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect(answer.headers.get('vary') ?? '').not.toContain('Origin')
})
