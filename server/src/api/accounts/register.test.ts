import {getUser, login, register} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

let addresses = 0
function aRegistration(fields: Record<string, unknown> = {}) {
  addresses += 1
  const password = 'seven hills at dawn'
  const email = `reader-${addresses}@mail.example`
  return {name: 'Faith Chebet', email, password, password_confirmation: password, ...fields}
}

test('a registration answers with a session and the own account, without the password', async () => {
  const body = aRegistration({name: '  Faith \n Chebet ', email: ' Faith.Chebet@Mail.Example '})
  const response = await newsroom.fetch(register, {body})
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = await response.text()
  expect(text).not.toMatch(/\$2b\$|hash|seven hills/)

  const {success, ...answer} = JSON.parse(text)
  const {token, user} = register.answer.parse(answer)
  expect(success).toBe(true)
  expect(user).toMatchObject({
    name: 'Faith Chebet',
    email: 'faith.chebet@mail.example',
    role: 'reader',
    initials: 'FC',
  })
  expect(await newsroom.call(getUser, {token})).toEqual({data: user})
})

test('50 parallel registrations of one e-mail leave one account', async () => {
  const spellings = ['One@mail.example', 'one@MAIL.example', ' one@mail.example']
  const responses = await Promise.all(
    Array.from({length: 50}, (_, index) =>
      newsroom.fetch(register, {body: aRegistration({email: spellings[index % spellings.length]})}),
    ),
  )
  const statuses = responses.map(({status}) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(49)
  expect(await newsroom.models.users.model.countDocuments({email: 'one@mail.example'})).toBe(1)
})

test('two servers that add one e-mail at the same moment leave one account', async () => {
  const fields = {
    name: 'Two',
    email: 'two@mail.example',
    role: 'reader',
    passwordHash: 'x',
    createdAt: new Date(),
  } as const
  const added = await Promise.all(Array.from({length: 50}, () => newsroom.models.users.add(fields)))
  expect(added.filter((member) => member !== null)).toHaveLength(1)
})

test('a taken e-mail is said under its field', async () => {
  const body = aRegistration()
  await newsroom.call(register, {body})
  expect(await newsroom.refusal(register, {body})).toEqual({
    status: 422,
    code: 'validation_failed',
    message: 'This e-mail address already has an account',
    errors: {email: ['This e-mail address already has an account']},
  })
})

test('every field that is missing is named at once', async () => {
  for (const body of [{}, undefined]) {
    expect((await newsroom.refusal(register, {body})).errors).toEqual({
      name: ['Name is required'],
      email: ['E-mail is required'],
      password: ['Password is required'],
      password_confirmation: ['Password confirmation is required'],
    })
  }
})

test.for([
  ['name', '', 'Name is required'],
  ['name', ' \u00a0 ', 'Name is required'],
  ['name', '...', 'Name must contain a letter'],
  ['name', 'a'.repeat(81), 'Name must be at most 80 characters long'],
  ['name', 'Faith \u202egnihtemos', 'Name must not contain control characters'],
  ['name', 5, 'Name must be text'],
  ['email', '', 'E-mail is required'],
  ['email', 'abc', 'Enter a valid e-mail address'],
  ['email', '@c.de', 'Enter a valid e-mail address'],
  ['email', 'a..b@c.de', 'Enter a valid e-mail address'],
  ['email', '<script>@x.yz', 'Enter a valid e-mail address'],
  ['email', {$gt: ''}, 'E-mail must be text'],
  ['email', 5, 'E-mail must be text'],
] as const)('a registration with the %s %j is refused: %s', async ([field, value, message]) => {
  const refusal = await newsroom.refusal(register, {body: aRegistration({[field]: value})})
  expect(refusal).toMatchObject({status: 422, code: 'validation_failed', errors: {[field]: [message]}})
})

test.for([
  ['abcdefg', 'Password must be at least 8 characters long'],
  ['😀😀😀😀', 'Password must be at least 8 characters long'],
  [`${'a'.repeat(72)}Y`, 'Password must be at most 72 bytes long'],
  [`${'ĩ'.repeat(36)}Y`, 'Password must be at most 72 bytes long'],
  ['pass\u0000word1', 'Password must not contain the character NUL'],
  ['PassWord', 'This password is one of the first that anybody would try: choose another'],
  ['        ', 'This password is one of the first that anybody would try: choose another'],
  [['password', 'password'], 'Password must be text'],
  [true, 'Password must be text'],
] as const)('the password %j is refused: %s', async ([password, message]) => {
  const body = aRegistration({password, password_confirmation: password})
  expect((await newsroom.refusal(register, {body})).errors['password']).toEqual([message])
})

test.for([
  ['Ad\u200bm\u00adin\u2060', 'Admin'],
  ['\u200eMercy\u3164 Chebet\ufeff', 'Mercy Chebet'],
  ['Ad\u200dmin\u200c', 'Admin'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
] as const)('the name %j is kept as people see it: %j', async ([name, seen]) => {
  expect((await newsroom.call(register, {body: aRegistration({name})})).user.name).toBe(seen)
})

test.for(['\u3164\u3164', '\u115f', '\u200b', '\u2800'])('the name %j is none', async (name) => {
  const refusal = await newsroom.refusal(register, {body: aRegistration({name})})
  expect(refusal.errors).toEqual({name: ['Name is required']})
})

test('passwords that differ are said under the second', async () => {
  const body = aRegistration({password_confirmation: 'seven hills at dusk'})
  expect((await newsroom.refusal(register, {body})).errors).toEqual({
    password_confirmation: ['Passwords do not match'],
  })
})

test.for([
  ['spaces around are part of it', '  password  ', '  password  ', 'password'],
  ['72 bytes are not cut', 'a'.repeat(71) + 'b', 'a'.repeat(71) + 'b', 'a'.repeat(71) + 'c'],
  ['another keyboard spells ä another way', 'pa\u0308sswo\u0308rd', 'pässwörd', 'passwörd'],
] as const)('a password is what was typed: %s', async ([, password, same, other]) => {
  const body = aRegistration({password, password_confirmation: password})
  const {user} = await newsroom.call(register, {body})
  await newsroom.call(login, {body: {email: user.email, password: same}})
  expect(await newsroom.refusal(login, {body: {email: user.email, password: other}})).toMatchObject({
    status: 401,
  })
})

test('nobody becomes more than a reader by saying so', async () => {
  const odd = {role: 'admin', is_admin: true, _id: '000000000000000000000001', tokenVersion: 7}
  const body = aRegistration(odd)
  const refusal = await newsroom.refusal(register, {body})
  expect(Object.keys(refusal.errors).toSorted()).toEqual(Object.keys(odd).toSorted())
  const hidden = JSON.stringify(aRegistration()).replace('{', '{"__proto__":{"role":"admin"},')
  expect((await newsroom.refusal(register, {body: hidden})).status).toBe(422)
})

test.for([
  ['broken JSON', '{"name": ', {}, 400, 'bad_request'],
  ['no JSON at all', 'name=Faith', {}, 400, 'bad_request'],
  [
    'a form',
    'name=Faith',
    {'content-type': 'application/x-www-form-urlencoded'},
    415,
    'unsupported_media_type',
  ],
  ['text', '{}', {'content-type': 'text/plain'}, 415, 'unsupported_media_type'],
  ['an unknown encoding', '{}', {'content-encoding': 'rot13'}, 415, 'unsupported_media_type'],
  ['2 MB', JSON.stringify({name: 'a'.repeat(2_000_000)}), {}, 413, 'too_large'],
  ['a list', '[]', {}, 422, 'validation_failed'],
  ['a lone text', '"name"', {}, 400, 'bad_request'],
  ['deep nesting', '['.repeat(30_000), {}, 400, 'bad_request'],
] as const)('%s is refused as what it is', async ([, body, headers, status, code]) => {
  expect(await newsroom.refusal(register, {body, headers})).toMatchObject({status, code})
})
