import {changePassword, getUser, login} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {memberPassword, type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const password = 'seven hills at dawn'
const change = {current_password: memberPassword, password, password_confirmation: password}

test('a changed password ends every session but the one that the answer opens', async () => {
  const {user, token} = await newsroom.aMember()
  const {token: fresh} = await newsroom.call(changePassword, {token, body: change})
  expect(await newsroom.refusal(getUser, {token})).toMatchObject({status: 401})
  expect((await newsroom.call(getUser, {token: fresh})).data.id).toBe(user.id)

  const before = {body: {email: user.email, password: memberPassword}}
  expect(await newsroom.refusal(login, before)).toMatchObject({code: 'invalid_credentials'})
  await newsroom.call(login, {body: {email: user.email, password}})
})

test('without the current password nothing changes, and the session stays', async () => {
  const {token} = await newsroom.aMember()
  const body = {...change, current_password: 'not this one'}
  expect(await newsroom.refusal(changePassword, {token, body})).toMatchObject({
    status: 422,
    errors: {current_password: ['This is not your current password']},
  })
  await newsroom.call(getUser, {token})
})

test.for([
  ['short', 'abcdefg', 'abcdefg', 'password'],
  ['common', 'password123', 'password123', 'password'],
  ['mistyped', password, `${password}s`, 'password_confirmation'],
] as const)('a %s new password is refused under its field', async ([, chosen, again, field]) => {
  const {token} = await newsroom.aMember()
  const body = {...change, password: chosen, password_confirmation: again}
  const refusal = await newsroom.refusal(changePassword, {token, body})
  expect(refusal.status).toBe(422)
  expect(Object.keys(refusal.errors ?? {})).toContain(field)
})

test('of two changes at the same moment one is made', async () => {
  const {token} = await newsroom.aMember()
  const statuses = await Promise.all(
    ['first choice of two', 'second choice of two'].map(async (text) => {
      const body = {...change, password: text, password_confirmation: text}
      return (await newsroom.fetch(changePassword, {token, body})).status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})
