import {listComments, postComment, reportComment} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const body = {reason: 'inappropriate', description: 'Reported by user'}

async function aComment() {
  const story = String(await newsroom.aStory())
  const author = await newsroom.aMember()
  const {data} = await newsroom.call(postComment, {
    params: {id: story},
    token: author.token,
    body: {content: 'Buy my shoes'},
  })
  return {story, author, params: {id: data.id}}
}

test('a report is taken once from each person, however fast they press', async () => {
  const {params} = await aComment()
  const {token} = await newsroom.aMember()
  const responses = await Promise.all(
    Array.from({length: 10}, () => newsroom.fetch(reportComment, {params, token, body})),
  )
  expect(responses.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({length: 9}, () => 409),
  ])
  expect(await newsroom.refusal(reportComment, {params, token, body})).toEqual({
    status: 409,
    code: 'conflict',
    message: 'You have already reported this comment',
    errors: {},
  })
  const other = await newsroom.aMember()
  expect(await newsroom.call(reportComment, {params, token: other.token, body})).toEqual({
    data: null,
    message: 'Report submitted',
  })
  expect(await newsroom.models.reports.model.countDocuments({comment: params.id})).toBe(2)
})

test('readers see nothing of reports', async () => {
  const {story, author, params} = await aComment()
  await newsroom.call(reportComment, {params, token: (await newsroom.aMember()).token, body})
  const response = await newsroom.fetch(listComments, {params: {id: story}, token: author.token})
  expect(await response.text()).not.toMatch(/report/i)
})

test("one's own comment cannot be reported", async () => {
  const {params, author} = await aComment()
  expect(await newsroom.refusal(reportComment, {params, token: author.token, body})).toMatchObject({
    status: 422,
    message: 'You cannot report your own comment',
  })
})

test('a report needs a login and a comment that is there', async () => {
  const {params} = await aComment()
  const {token} = await newsroom.aMember()
  expect(await newsroom.refusal(reportComment, {params, body})).toMatchObject({status: 401})
  for (const id of ['0'.repeat(24), 'x', '1']) {
    expect(await newsroom.refusal(reportComment, {params: {id}, token, body})).toMatchObject({status: 404})
  }
})

test.for([
  ['reason', {}],
  ['reason', {reason: 'boring'}],
  ['reason', {reason: {$ne: 'spam'}}],
  ['description', {reason: 'spam', description: 5}],
  ['description', {reason: 'spam', description: 'a'.repeat(1001)}],
  ['reporter', {reason: 'spam', reporter: '000000000000000000000001'}],
] as const)('a report with a wrong %s is refused by name: %j', async ([field, wrong]) => {
  const {params} = await aComment()
  const {token} = await newsroom.aMember()
  const refusal = await newsroom.refusal(reportComment, {params, token, body: wrong})
  expect(refusal).toMatchObject({status: 422, code: 'validation_failed'})
  expect(Object.keys(refusal.errors)).toEqual([field])
})
