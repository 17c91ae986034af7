import {getUser, login, postComment, register} from '@bfl/schemas/api'
import {pino} from 'pino'
import {expect, test} from 'vitest'

import {eventually} from '#testing/eventually.ts'
import {startLake} from '#testing/start-lake.ts'
import {startEmbeddedMongo} from '#testing/start-mongo.ts'
import {Newsroom, newsroomSettings} from '#testing/start-newsroom.ts'
import {startServer} from '#testing/start-server.ts'

test('no line of the log says who asked or what they wrote, whatever becomes of it', async () => {
  const lines: string[] = []
  const log = pino({level: 'trace'}, {write: (line) => lines.push(line)})
  const [lake, mongo] = await Promise.all([startLake(), startEmbeddedMongo()])
  const environment = {...newsroomSettings(mongo), TRUST_PROXY: '1'}
  const server = await startServer({lakeOrigin: lake.origin, environment, log})
  await using newsroom = new Newsroom({lake, mongo, server})
  await eventually(() => void newsroom.models, 15_000)

  const email = 'wanjiru.private@mail.example'
  const password = 'nobody reads this one'
  const words = 'what I think of the race'
  const headers = {'x-forwarded-for': '203.0.113.77', 'user-agent': 'Mozilla/5.0 (Private Phone)'}
  const person = {name: 'Wanjiru Private', email, password, password_confirmation: password}
  const {token} = await newsroom.call(register, {body: person, headers})
  await newsroom.call(login, {body: {email, password}, headers})
  await newsroom.refusal(login, {body: {email, password: `${password}!`}, headers})
  await newsroom.call(getUser, {token, headers})
  await newsroom.refusal(getUser, {token: `${token}x`, headers, query: {token, email}})
  await newsroom.refusal(register, {body: JSON.stringify(person).slice(0, -4), headers})
  const id = String(await newsroom.aStory())
  await newsroom.call(postComment, {params: {id}, token, body: {content: words}, headers})
  await newsroom.refusal(postComment, {params: {id}, token, body: {content: words, email}, headers})
  await newsroom.server.get(`/reset-password?token=${token}`, {headers})
  await lake.kill()
  await newsroom.fetch(postComment, {params: {id: 'another'}, token, body: {content: words}, headers})
  await mongo.kill()
  await newsroom.fetch(getUser, {token, headers})

  const logged = lines.join('')
  expect(logged).toContain('"path":"/api/auth/login"')
  expect(logged).toContain('"path":"/reset-password"')
  for (const secret of [email, 'wanjiru', password, words, token, '203.0.113.77', 'Private Phone', '$2b$']) {
    expect(logged).not.toContain(secret)
  }
})
