import {createHmac, createSecretKey} from 'node:crypto'

import {getUser, likeStory, login, logoutEverywhere} from '@bfl/schemas/api'
import {SignJWT} from 'jose'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {memberPassword, type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const secret = 'a secret for tests alone, long enough to be taken'
const wrong = {status: 401, code: 'invalid_credentials', message: 'Invalid credentials', errors: {}}

test('the right password opens a session, however the e-mail is spelt', async () => {
  const {user} = await newsroom.aMember()
  const body = {email: ` ${user.email.toUpperCase()}`, password: memberPassword}
  const session = await newsroom.call(login, {body})
  expect(session.message).toBe('Welcome back!')
  expect((await newsroom.call(getUser, {token: session.token})).data).toEqual(session.user)
})

test('a wrong password and an unknown e-mail are answered alike', async () => {
  const {user} = await newsroom.aMember()
  const known = await newsroom.refusal(login, {body: {email: user.email, password: 'not this one'}})
  const unknown = await newsroom.refusal(login, {
    body: {email: 'nobody@mail.example', password: 'not this one'},
  })
  expect(known).toEqual(wrong)
  expect(unknown).toEqual(wrong)
})

test('an unknown e-mail costs a hash as a known one does', async () => {
  const {passwords} = newsroom.server.running.context.people
  const hash = await passwords.hash(memberPassword)
  // The work, not the clock: a comparison with nobody's hash is one of the same cost.
  expect(await passwords.isRight(memberPassword, null)).toBe(false)
  expect(await passwords.isRight(memberPassword, hash)).toBe(true)
  expect(hash).toMatch(/^\$2b\$12\$/)
})

test('the admin of the settings can log in, and is one', async () => {
  expect((await newsroom.admin()).user.role).toBe('admin')
})

const hostile: readonly object[] = [
  {email: {$ne: null}, password: {$ne: null}},
  {email: {$in: ['admin@newsroom.example']}, password: {$gt: ''}},
  {email: {_bsontype: 'ObjectId'}, password: 'x'},
  {email: 'admin@newsroom.example', password: {$exists: true}},
  {$or: [{email: 'admin@newsroom.example'}, {a: 1}], password: 'x'},
  {email: null, password: null},
  {email: {toString: 'x'}, password: 'x'},
  {email: 'admin@newsroom.example', password: 'x', role: 'admin', is_admin: true},
  {email: ['admin@newsroom.example'], password: 'x'},
  {email: 'admin@newsroom.example'},
  {email: '', password: ''},
  {email: 'a'.repeat(5000), password: 'x'},
]

test.for(hostile)('%j opens nothing', async (body) => {
  const refusal = await newsroom.refusal(login, {body})
  expect(refusal).toMatchObject({status: 422, code: 'validation_failed'})
  expect(Object.keys(refusal.errors).length).toBeGreaterThan(0)
})

test.for(['abc', '@c.de', '<script>@x.yz', 'a@b'])(
  '%s, which is no address, is a wrong login',
  async (email) => {
    expect(await newsroom.refusal(login, {body: {email, password: 'whatever it is'}})).toEqual(wrong)
  },
)

test.for([
  ['a hidden end', memberPassword, `${memberPassword}\u0000more`],
  ['itself behind a hidden end', memberPassword, `${memberPassword}\u0000${memberPassword}`],
  ['more than bcrypt looks at', 'x1'.repeat(36), `${'x1'.repeat(36)}more`],
] as const)('a password with %s is another one', async ([, password, longer]) => {
  const {passwords} = newsroom.server.running.context.people
  const hash = await passwords.hash(password)
  expect(await passwords.isRight(password, hash)).toBe(true)
  expect(await passwords.isRight(longer, hash)).toBe(false)
})

test('signing out everywhere ends every session, and only of that account', async () => {
  const member = await newsroom.aMember()
  const other = await newsroom.aMember()
  const second = await newsroom.call(login, {body: {email: member.user.email, password: memberPassword}})
  await newsroom.call(logoutEverywhere, {token: second.token})
  for (const token of [member.token, second.token]) {
    expect(await newsroom.refusal(getUser, {token})).toMatchObject({status: 401, code: 'unauthenticated'})
  }
  await newsroom.call(getUser, {token: other.token})
  const again = await newsroom.call(login, {body: {email: member.user.email, password: memberPassword}})
  await newsroom.call(getUser, {token: again.token})
})

test('an account that is gone has no session, and a role is what it is now', async () => {
  const {token, user} = await newsroom.aMember()
  await newsroom.models.users.setRole(user.id, 'moderator')
  expect((await newsroom.call(getUser, {token})).data.role).toBe('moderator')
  await newsroom.models.users.model.deleteOne({_id: user.id})
  expect(await newsroom.refusal(getUser, {token})).toMatchObject({status: 401})
})

function sign(claims: Record<string, unknown>, {key = secret, alg = 'HS256'} = {}): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({alg}).sign(createSecretKey(key, 'utf8'))
}

test('tokens that are forged, old, of another kind or of no account open nothing', async () => {
  const {user, token} = await newsroom.aMember()
  const now = Math.floor(Date.now() / 1000)
  const good = {sub: user.id, aud: 'session', version: 1, iat: now, exp: now + 600}
  expect(await newsroom.call(getUser, {token: await sign(good)})).toMatchObject({data: {id: user.id}})

  const [head = '', body = '', signature = ''] = token.split('.')
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const other = createHmac('sha512', secret).update(`${head}.${body}`).digest('base64url')
  const forged = [
    await sign(good, {key: 'another secret that is long enough to be one'}),
    await sign(good, {alg: 'HS512'}),
    await sign({...good, exp: now - 1}),
    await sign({...good, iat: now - 8 * 24 * 3600}),
    await sign({...good, aud: 'mail'}),
    await sign({...good, version: '1'}),
    await sign({...good, version: 2}),
    await sign({...good, sub: '0'.repeat(24)}),
    await sign({...good, sub: {$ne: null}}),
    await sign({version: 1, aud: 'session', iat: now, exp: now + 600}),
    await sign({sub: user.id, aud: 'session', version: 1, iat: now}),
    `${none}.${body}.`,
    `${none}.${body}.${signature}`,
    `${head}.${body}.${other}`,
    `${head}.${body}.${signature.slice(1)}`,
    'a.b.c',
    'x',
    'a'.repeat(7000),
  ]
  for (const bad of forged) {
    expect(await newsroom.refusal(getUser, {token: bad})).toMatchObject({status: 401})
  }
})

test('a session is for the bearer header alone', async () => {
  const {token} = await newsroom.aMember()
  for (const headers of [
    {authorization: token},
    {authorization: `Basic ${token}`},
    {cookie: `token=${token}`},
  ]) {
    const answer = await newsroom.fetch(getUser, {headers})
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  }
})

test('what a session ended elsewhere meets at the next click is a 401 with the reason', async () => {
  const id = String(await newsroom.aStory())
  const {token} = await newsroom.aMember()
  await newsroom.call(logoutEverywhere, {token})
  expect(await newsroom.refusal(likeStory, {params: {id}, token})).toMatchObject({
    status: 401,
    message: 'You must be logged in to like stories',
  })
})
