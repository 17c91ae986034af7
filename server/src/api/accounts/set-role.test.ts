import {getUser, setRole} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

test('an admin makes a moderator, whose session is one at once, and reads no e-mail', async () => {
  const admin = await newsroom.admin()
  const {user, token} = await newsroom.aMember({name: 'Achieng Odhiambo'})
  const given = {params: {id: user.id}, token: admin.token, body: {role: 'moderator'}}
  expect(await newsroom.call(setRole, given)).toEqual({
    data: {id: user.id, name: 'Achieng Odhiambo', role: 'moderator', initials: 'AO'},
  })
  expect((await newsroom.call(getUser, {token})).data.role).toBe('moderator')
})

test('moderators and readers make nobody anything, themselves neither', async () => {
  for (const role of ['reader', 'moderator'] as const) {
    const {user, token} = await newsroom.aMember({role})
    const given = {params: {id: user.id}, token, body: {role: 'admin'}}
    expect(await newsroom.refusal(setRole, given)).toMatchObject({status: 403, code: 'forbidden'})
  }
})

test('the last admin stays one, even when two remove each other at the same moment', async () => {
  const first = await newsroom.admin()
  const second = await newsroom.aMember({role: 'admin'})
  const body = {role: 'reader'}
  const responses = await Promise.all([
    newsroom.fetch(setRole, {params: {id: second.user.id}, token: first.token, body}),
    newsroom.fetch(setRole, {params: {id: first.user.id}, token: second.token, body}),
  ])
  expect(responses.some(({status}) => status !== 200)).toBe(true)
  expect(await newsroom.models.users.countAdmins()).toBeGreaterThan(0)
})

test.for([
  ['nobody', '0'.repeat(24), {role: 'reader'}, 404],
  ['what is no id', 'x', {role: 'reader'}, 404],
  ['a role there is not', '0'.repeat(24), {role: 'owner'}, 422],
  ['an operator', '0'.repeat(24), {role: {$set: 'admin'}}, 422],
] as const)('%s is refused', async ([, id, body, status]) => {
  const {token} = await newsroom.aMember({role: 'admin'})
  expect((await newsroom.refusal(setRole, {params: {id}, token, body})).status).toBe(status)
})
