import {expect, test} from 'vitest'

import {rawRequest, sendRaw} from '#testing/raw-http.ts'
import {PUBLIC_ORIGIN, bearer, postLogin, signIn, startTestLake} from '#testing/start-test-lake.ts'

const STUDIO = `${PUBLIC_ORIGIN}/studio`
const ADA = {email: 'ada@example.org', password: 'ada’s password', origin: STUDIO}

test('a person signs in with e-mail and password and is then known by the cookie', async () => {
  await using lake = await startTestLake()
  const login = await postLogin(lake, ADA)
  expect(login.status).toBe(303)
  expect(login.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/studio#sid=\w{40,}$/)

  const sid = login.headers.get('location')?.split('sid=')[1] ?? ''
  const session = await lake.fetch(`/v1/auth/fetch?sid=${sid}`)
  const cookie = session.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^sanitySession=sk\w{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)

  const me = await lake.fetch('/v2021-06-07/users/me', {headers: {cookie: cookie.split(';')[0] ?? ''}})
  expect(await me.json()).toMatchObject({
    id: 'ada',
    name: 'Ada Admin',
    role: 'administrator',
    provider: 'lake',
  })
})

test('the session token works as a bearer token too', async () => {
  await using lake = await startTestLake()
  const token = (await signIn(lake)).split('=')[1] ?? ''
  const me = await lake.fetch('/v1/users/me', {headers: bearer(token)})
  expect(await me.json()).toMatchObject({id: 'ada'})
})

test('a sid is good for one exchange', async () => {
  await using lake = await startTestLake()
  const login = await postLogin(lake, ADA)
  const sid = login.headers.get('location')?.split('sid=')[1] ?? ''
  expect((await lake.fetch(`/v1/auth/fetch?sid=${sid}`, {method: 'HEAD'})).status).toBe(401)
  expect((await lake.fetch(`/v1/auth/fetch?sid=${sid}`)).status).toBe(200)
  const again = await lake.fetch(`/v1/auth/fetch?sid=${sid}`)
  expect(again.status).toBe(401)
  expect(await again.json()).toMatchObject({errorCode: 'SIO-401-ANF'})
})

test.for([
  {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors'},
  {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors'},
  {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate'},
  {'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate'},
  {origin: 'http://evil.example'},
])('nobody is signed in by somebody else’s page: %j', async (headers) => {
  await using lake = await startTestLake()
  const sid = (await postLogin(lake, ADA)).headers.get('location')?.split('sid=')[1] ?? ''
  const get = (given: Record<string, string>) => {
    const path = `/v1/auth/fetch?sid=${sid}`
    return sendRaw(lake.origin, rawRequest('GET', path, given))
  }
  const refused = await get(headers)
  expect(refused).toMatch(/^HTTP\/1.1 403 /)
  expect(refused).not.toMatch(/set-cookie/i)
  // The ticket is not lost to its owner by that.
  expect(await get({'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors'})).toMatch(/^HTTP\/1.1 200 /)
})

test('a sid expires after a minute', async () => {
  let now = Date.parse('2026-04-01T10:00:00Z')
  await using lake = await startTestLake({now: () => new Date(now)})
  const sid = (await postLogin(lake, ADA)).headers.get('location')?.split('sid=')[1] ?? ''
  now += 61_000
  expect((await lake.fetch(`/v1/auth/fetch?sid=${sid}`)).status).toBe(401)
})

test('the cookie is Secure when the public origin is https', async () => {
  await using lake = await startTestLake({publicOrigin: 'https://example.org'})
  const form = {...ADA, origin: 'https://example.org/studio'}
  const login = await postLogin(lake, form, {origin: 'https://example.org'})
  const sid = login.headers.get('location')?.split('sid=')[1] ?? ''
  const session = await lake.fetch(`/v1/auth/fetch?sid=${sid}`)
  expect(session.headers.get('set-cookie')).toMatch(/; Secure$/)
})

test('a wrong password keeps the e-mail, says so and does not sign in', async () => {
  await using lake = await startTestLake()
  const answer = await postLogin(lake, {...ADA, email: 'ada@example.org', password: 'guess'})
  const html = await answer.text()
  expect(answer.status).toBe(401)
  expect(html).toContain('value="ada@example.org"')
  expect(html).toContain('role="alert">The e-mail or the password is wrong.')
  expect(html).not.toContain('guess')
})

test('an unknown e-mail reads exactly like a wrong password', async () => {
  await using lake = await startTestLake()
  const known = await (await postLogin(lake, {...ADA, password: 'guess'})).text()
  const unknown = await (await postLogin(lake, {...ADA, email: 'eve@example.org', password: 'guess'})).text()
  expect(unknown.replaceAll('eve@', 'ada@')).toBe(known)
})

test('the form is labelled, works without scripts and cannot be framed', async () => {
  await using lake = await startTestLake()
  const page = await lake.fetch(`/v1/auth/login/lake?origin=${encodeURIComponent(STUDIO)}&type=cookie`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('<label for="email">E-mail</label>')
  expect(html).toContain('<label for="password">Password</label>')
  expect(html).toContain('autocomplete="current-password"')
  expect(html).not.toMatch(/<script|javascript:|\son\w+=/i)
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test.for([
  'https://evil.example/studio',
  'http://localhost:3001/studio',
  'http://localhost:3000@evil.example/',
  'http://user:pass@localhost:3000/',
  'javascript:alert(1)',
  '//evil.example',
  'http://localhost.evil.example:3000',
])('a login is refused when it would return to %s', async (origin) => {
  await using lake = await startTestLake()
  const page = await lake.fetch(`/v1/auth/login/lake?origin=${encodeURIComponent(origin)}`)
  expect(page.status).toBe(400)
  expect(await page.text()).toContain('may not be signed in to')
  const answer = await postLogin(lake, {...ADA, origin})
  expect(answer.status).toBe(400)
  expect(answer.headers.get('location')).toBeNull()
})

test('what the address says is shown as text and never as markup', async () => {
  await using lake = await startTestLake()
  const page = await lake.fetch(
    `/v1/auth/login/lake?origin=${encodeURIComponent('"><script>alert(1)</script>')}`,
  )
  expect(await page.text()).not.toContain('<script>')
  const retry = await postLogin(lake, {...ADA, email: '"><img src=x onerror=alert(1)>', password: 'x'})
  expect(await retry.text()).not.toContain('<img')
})

test.for([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://extra.example:8080',
])('the login may return to %s and its address is there', async (origin) => {
  await using lake = await startTestLake({allowedOrigins: ['http://extra.example:8080']})
  const answer = await postLogin(lake, {...ADA, origin: `${origin}/studio`}, {origin})
  expect(answer.headers.get('location')).toContain(`${origin}/studio#sid=`)
  const headers = {referer: `${origin}/studio/`, 'x-forwarded-host': new URL(origin).host}
  const providers = await lake.fetch('/v2021-06-07/auth/providers', {headers})
  expect(await providers.json()).toMatchObject({providers: [{url: `${origin}/v1/auth/login/lake`}]})
})

test('a page of another origin that calls the lake directly finds the login at the lake', async () => {
  const origin = 'http://extra.example:8080'
  await using lake = await startTestLake({allowedOrigins: [origin]})
  const providers = await lake.fetch('/v1/auth/providers', {headers: {origin}})
  expect(await providers.json()).toMatchObject({providers: [{url: `${lake.origin}/v1/auth/login/lake`}]})
})

test('a page we do not know is shown the login of the public origin', async () => {
  await using lake = await startTestLake()
  const providers = await lake.fetch('/v1/auth/providers', {headers: {origin: 'http://evil.example'}})
  expect(await providers.json()).toMatchObject({
    providers: [{url: 'http://localhost:3000/v1/auth/login/lake'}],
  })
})

test('another site cannot post the login form', async () => {
  await using lake = await startTestLake()
  expect((await postLogin(lake, ADA, {origin: 'http://evil.example'})).status).toBe(403)
  expect((await postLogin(lake, ADA, {origin: 'null'})).status).toBe(403)
})

test('guessing one account is slowed down, and its owner gets in again after the pause', async () => {
  let now = Date.parse('2026-04-01T10:00:00Z')
  await using lake = await startTestLake({now: () => new Date(now)})
  for (let guess = 0; guess < 6; guess += 1) await postLogin(lake, {...ADA, password: `guess ${guess}`})
  const held = await postLogin(lake, ADA)
  expect(held.status).toBe(429)
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await held.text()).toContain('Too many failed attempts')
  now += 61_000
  expect((await postLogin(lake, ADA)).status).toBe(303)
})

test('guesses sent at the same moment are counted like guesses one after another', async () => {
  await using lake = await startTestLake()
  const guesses = Array.from({length: 12}, (_, guess) =>
    postLogin(lake, {...ADA, password: `guess ${guess}`}),
  )
  const statuses = (await Promise.all(guesses)).map(({status}) => status)
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6)
})

test('an address that guesses many accounts is held, another one is not', async () => {
  await using lake = await startTestLake()
  const from = (address: string, form: Record<string, string>) =>
    postLogin(lake, form, {'x-forwarded-for': `6.6.6.6, ${address}, 127.0.0.1`})
  for (let guess = 0; guess < 22; guess += 1) {
    await from('203.0.113.7', {...ADA, email: `person${guess}@example.org`, password: 'guess'})
  }
  expect((await from('203.0.113.7', ADA)).status).toBe(429)
  expect((await from('203.0.113.8', ADA)).status).toBe(303)
})

test('a stream opened with a session ends when it is signed out', async () => {
  await using lake = await startTestLake()
  const cookie = await signIn(lake)
  const other = await signIn(lake)
  const leave = new AbortController()
  const listen = (session: string) =>
    lake.fetch('/v1/data/listen/production?query=*', {headers: {cookie: session}, signal: leave.signal})
  const mine = await listen(cookie)
  const theirs = await listen(other)
  await lake.fetch('/v1/auth/logout', {method: 'POST', headers: {cookie, origin: PUBLIC_ORIGIN}})
  expect(await mine.text()).toContain('welcome')
  const reader = theirs.body?.getReader()
  await reader?.read()
  await lake.client().create({_type: 'note', text: 'still heard'})
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('still heard')
  leave.abort()
})

test('logout ends the session everywhere and takes the cookie back', async () => {
  await using lake = await startTestLake()
  const cookie = await signIn(lake)
  const logout = await lake.fetch('/v1/auth/logout', {
    method: 'POST',
    headers: {cookie, origin: PUBLIC_ORIGIN},
  })
  expect(logout.status).toBe(204)
  expect(logout.headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await lake.fetch('/v1/auth/id', {headers: {cookie}})).status).toBe(401)
  const token = cookie.split('=')[1] ?? ''
  expect((await lake.fetch('/v1/users/me', {headers: bearer(token)})).status).toBe(401)
})

test('a session outlives a restart of the lake', async () => {
  await using lake = await startTestLake()
  const cookie = await signIn(lake)
  await lake.restart()
  const answer = await lake.fetch('/v1/auth/id', {headers: {cookie}})
  expect(await answer.json()).toMatchObject({id: 'ada'})
})

test('a session ends after thirty days and its owner is told that it expired', async () => {
  let now = Date.parse('2026-04-01T10:00:00Z')
  await using lake = await startTestLake({now: () => new Date(now)})
  const cookie = await signIn(lake)
  now += 31 * 86_400_000
  const byCookie = await lake.fetch('/v1/auth/id', {headers: {cookie}})
  expect(byCookie.status).toBe(401)
  expect(await byCookie.json()).toMatchObject({errorCode: 'SIO-401-AEX'})
  const byBearer = await lake.fetch('/v1/users/me', {headers: bearer(cookie.split('=')[1])})
  expect(await byBearer.json()).toMatchObject({errorCode: 'SIO-401-AEX'})
})

test('an unknown bearer token is refused with the code that makes the Studio show its login', async () => {
  await using lake = await startTestLake()
  for (const authorization of ['Bearer sk-nobody-has-this-token', 'Bearer', 'Basic YTpi', 'Bearer a b']) {
    const answer = await lake.fetch('/v1/users/me', {headers: {authorization}})
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({error: 'Unauthorized', errorCode: 'SIO-401-ANF'})
  }
})

test('a stale cookie makes its owner a stranger who can still read what is public', async () => {
  await using lake = await startTestLake()
  const headers = {cookie: 'sanitySession=skgone'}
  expect(await (await lake.fetch('/v1/users/me', {headers})).json()).toEqual({})
  expect((await lake.fetch('/v2025-02-19/data/query/production?query=1', {headers})).status).toBe(200)
})

test('a write by cookie needs to come from an allowed page', async () => {
  await using lake = await startTestLake()
  const cookie = await signIn(lake)
  const write = (headers: Record<string, string>) =>
    lake.fetch('/v1/users/me/keyvalue', {
      method: 'PUT',
      headers: {cookie, 'content-type': 'application/json', ...headers},
      body: '[]',
    })
  expect((await write({origin: PUBLIC_ORIGIN})).status).toBe(200)
  expect((await write({'sec-fetch-site': 'same-origin'})).status).toBe(200)
  expect((await write({origin: 'http://evil.example'})).status).toBe(403)
  expect((await write({origin: 'null'})).status).toBe(403)
  expect((await write({origin: 'http://evil.example', 'sec-fetch-site': 'same-origin'})).status).toBe(403)
  expect((await write({})).status).toBe(403)
  expect((await write({'sec-fetch-site': 'same-site'})).status).toBe(403)
})
