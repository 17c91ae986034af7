import {likeStory, login, postComment, register, reportComment, viewStory} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {memberPassword, type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  // A tenth of each limit: 2 failed logins an address, 1 an account, 4 registrations, 2 comments, 3 reports, 20 likes.
  newsroom = await startNewsroom({RATE_LIMITS: '0.1', TRUST_PROXY: '1'})
})
afterAll(() => newsroom[Symbol.asyncDispose]())

let addresses = 0
function from() {
  addresses += 1
  return {'x-forwarded-for': `10.0.0.${addresses}`}
}

test('failed logins of an account are limited, whoever tries; successful ones cost nothing', async () => {
  const {user} = await newsroom.aMember()
  const right = {email: user.email, password: memberPassword}
  const wrong = {...right, password: 'not this one'}
  const headers = from()
  for (let time = 0; time < 4; time += 1) await newsroom.call(login, {body: right, headers})

  expect(await newsroom.refusal(login, {body: wrong, headers: from()})).toMatchObject({status: 401})
  const response = await newsroom.fetch(login, {body: right, headers: from()})
  expect(response.status).toBe(429)
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(900)
  expect(response.headers.get('ratelimit-policy')).toBe('"login-account";q=1;w=900')
  expect(response.headers.get('ratelimit')).toBe(`"login-account";r=0;t=${seconds}`)
  expect(await response.text()).toContain('"code":"rate_limited"')
})

test('failed logins of an address are limited, whatever is tried', async () => {
  const headers = from()
  async function attempt(email: string, at = headers) {
    return (await newsroom.refusal(login, {body: {email, password: 'not this one'}, headers: at})).status
  }
  expect([await attempt('a@mail.example'), await attempt('b@mail.example')]).toEqual([401, 401])
  expect(await attempt('c@mail.example')).toBe(429)
  expect(await attempt('d@mail.example', from())).toBe(401)
})

test('a hundred attempts at once are no way around the limit', async () => {
  const {user} = await newsroom.aMember()
  const body = {email: user.email, password: 'not this one'}
  const headers = Array.from({length: 30}, from)
  const responses = await Promise.all(headers.map((at) => newsroom.fetch(login, {body, headers: at})))
  expect(responses.filter(({status}) => status === 401)).toHaveLength(1)
})

test('many that sign in at once behind one address have failed at nothing', async () => {
  const people = await Promise.all(Array.from({length: 6}, () => newsroom.aMember()))
  const headers = from()
  const statuses = await Promise.all(
    people.map(async ({user}) => {
      const body = {email: user.email, password: memberPassword}
      return (await newsroom.fetch(login, {body, headers})).status
    }),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  const body = {email: people[0]?.user.email, password: 'not this one'}
  expect(await newsroom.refusal(login, {body, headers})).toMatchObject({status: 401})
})

test('who is kept from trying has failed at nothing', async () => {
  const {user} = await newsroom.aMember()
  const other = await newsroom.aMember()
  const body = {email: user.email, password: 'not this one'}
  expect(await newsroom.refusal(login, {body, headers: from()})).toMatchObject({status: 401})
  const headers = from()
  for (let time = 0; time < 3; time += 1) {
    expect(await newsroom.refusal(login, {body, headers})).toMatchObject({status: 429})
  }
  await newsroom.call(login, {body: {email: other.user.email, password: memberPassword}, headers})
})

test('what a limit refuses takes nothing from it', async () => {
  const {rateLimits} = newsroom.models
  const limit = {name: 'three', times: 30, windowMs: 60_000}
  const now = new Date()
  const taken = await Promise.all(Array.from({length: 12}, () => rateLimits.take(limit, 'somebody', now)))
  expect(taken.filter((seconds) => seconds === null)).toHaveLength(3)
  await rateLimits.giveBack(limit, 'somebody', now)
  expect(await rateLimits.take(limit, 'somebody', now)).toBeNull()
  expect(await rateLimits.take(limit, 'somebody', now)).toBeGreaterThan(0)
})

test('registrations of an address are limited', async () => {
  const headers = from()
  const statuses: number[] = []
  for (let index = 0; index < 5; index += 1) {
    const password = 'seven hills at dawn'
    const email = `many-${index}@mail.example`
    const body = {name: 'Many', email, password, password_confirmation: password}
    statuses.push((await newsroom.fetch(register, {body, headers})).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429])
})

test('comments, likes and reports of a reader are limited, and what is refused is not done', async () => {
  const id = String(await newsroom.aStory())
  const {token} = await newsroom.aMember()
  const comment = {params: {id}, token, body: {content: 'Hi'}}
  const {data: first} = await newsroom.call(postComment, comment)
  await newsroom.call(postComment, comment)
  expect(await newsroom.refusal(postComment, comment)).toMatchObject({status: 429, code: 'rate_limited'})
  expect(await newsroom.models.comments.countVisible(Number(id))).toBe(2)
  // What could not be posted anyway costs nothing.
  expect(await newsroom.refusal(postComment, {...comment, body: {content: ''}})).toMatchObject({status: 422})

  const like = {params: {id}, token, body: {liked: true}}
  const likes = await Promise.all(Array.from({length: 25}, () => newsroom.fetch(likeStory, like)))
  expect(likes.filter(({status}) => status === 200)).toHaveLength(20)

  const other = await newsroom.aMember()
  const report = {params: {id: first.id}, token: other.token, body: {reason: 'spam'}}
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1) statuses.push((await newsroom.fetch(reportComment, report)).status)
  expect(statuses).toEqual([200, 409, 409, 429])
  expect((await newsroom.fetch(likeStory, {...like, token: other.token})).status).toBe(200)
})

test('an address that changes its browser with every view is not many visitors', async () => {
  const story = await newsroom.aStory()
  const headers = from()
  for (let index = 0; index < 70; index += 1) {
    const agent = {'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/${index}.0`}
    await newsroom.call(viewStory, {params: {id: String(story)}, headers: {...headers, ...agent}})
  }
  expect((await newsroom.models.views.counts([story])).get(story)).toBe(60)
})
