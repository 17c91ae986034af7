import {
  getUser,
  likeStory,
  login,
  postComment,
  reportComment,
  suspendUser,
  unsuspendUser,
} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {memberPassword, type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const body = {reason: 'Insults', until: null}

async function suspended(until: string | null = null) {
  const moderator = await newsroom.aMember({role: 'moderator'})
  const {user, token: ended} = await newsroom.aMember()
  const id = String(await newsroom.aStory())
  const words = await newsroom.call(postComment, {
    params: {id},
    token: moderator.token,
    body: {content: 'Hi'},
  })
  await newsroom.call(suspendUser, {params: {id: user.id}, token: moderator.token, body: {...body, until}})
  const {token} = await newsroom.call(login, {body: {email: user.email, password: memberPassword}})
  return {moderator, user, ended, token, story: id, comment: words.data.id}
}

test('a suspension ends the sessions that there are', async () => {
  const {ended} = await suspended()
  expect(await newsroom.refusal(getUser, {token: ended})).toMatchObject({status: 401})
})

test('who is suspended reads and signs in, writes nothing, and is told why', async () => {
  const {token, story, comment} = await suspended()
  await newsroom.call(getUser, {token})
  const refusal = {status: 403, code: 'forbidden', message: 'Your account is suspended: Insults'}
  for (const refused of [
    newsroom.refusal(postComment, {params: {id: story}, token, body: {content: 'Me again'}}),
    newsroom.refusal(likeStory, {params: {id: story}, token}),
    newsroom.refusal(reportComment, {params: {id: comment}, token, body: {reason: 'spam'}}),
  ]) {
    expect(await refused).toMatchObject(refusal)
  }
})

test('a suspension with an end says when, and ends by itself', async () => {
  const until = new Date(Date.now() + 1500).toISOString()
  const {token, story} = await suspended(until)
  const like = {params: {id: story}, token}
  expect((await newsroom.refusal(likeStory, like)).message).toBe(
    `Your account is suspended until ${until}: Insults`,
  )
  await expect.poll(async () => (await newsroom.fetch(likeStory, like)).status, {timeout: 5000}).toBe(200)
})

test('a suspension that is taken back lets the member write', async () => {
  const {token, story, moderator, user} = await suspended()
  await newsroom.call(unsuspendUser, {params: {id: user.id}, token: moderator.token})
  expect((await newsroom.call(likeStory, {params: {id: story}, token})).data.is_liked).toBe(true)
})

test('admins are not suspended, and nobody is until a moment that is past', async () => {
  const {token} = await newsroom.aMember({role: 'moderator'})
  const admin = await newsroom.admin()
  expect(await newsroom.refusal(suspendUser, {params: {id: admin.user.id}, token, body})).toMatchObject({
    status: 403,
    message: 'Admins cannot be suspended',
  })
  const {user} = await newsroom.aMember()
  const past = {...body, until: '2020-01-01T00:00:00Z'}
  expect(await newsroom.refusal(suspendUser, {params: {id: user.id}, token, body: past})).toMatchObject({
    status: 422,
    errors: {until: ['until must be in the future']},
  })
})

test('a member that there is not is neither suspended nor freed', async () => {
  const {token} = await newsroom.aMember({role: 'moderator'})
  const params = {id: '0'.repeat(24)}
  expect((await newsroom.refusal(suspendUser, {params, token, body})).status).toBe(404)
  expect((await newsroom.refusal(unsuspendUser, {params, token})).status).toBe(404)
})
