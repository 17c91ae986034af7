import {getCommentStats, listComments, postComment} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom, type TestMember} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

function post(story: number, {token}: TestMember, content: string) {
  return newsroom.call(postComment, {params: {id: String(story)}, token, body: {content}})
}

function list(story: number) {
  return newsroom.call(listComments, {params: {id: String(story)}})
}

async function total(story: number): Promise<number> {
  const {data} = await newsroom.call(getCommentStats, {params: {id: String(story)}})
  return data.total_comments
}

test.for([
  ['Arabic, right to left', 'تهانينا على الفوز بالسباق 🏅'],
  ['Kikuyu', 'Nĩngũkena mũno nĩ ũndũ wa ũhootani waku'],
  ['joined emoji', '👩🏾‍🦯🏃🏿‍♀️‍➡️🇰🇪'],
  ['markup', '<b>bold</b><script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['GROQ', '*[_type == "story"] | order(_createdAt) ] } " \' \\'],
  ['SQL', "'; DROP TABLE users;--"],
  ['operators as text', '{"$gt": ""}'],
  ['a text like a boolean', 'true'],
  ['5,000 emoji', '😀'.repeat(5000)],
] as const)('%s comes back as it was written', async ([, content]) => {
  const story = await newsroom.aStory()
  const {data} = await post(story, await newsroom.aMember(), content)
  expect(data.content).toBe(content)
  expect((await list(story)).data[0]?.content).toBe(content)
})

test('control characters and half characters do not come through', async () => {
  const story = await newsroom.aStory()
  const {data} = await post(story, await newsroom.aMember(), 'a\u0000b\u0007c\ud83dd\te')
  expect(data.content).toBe('abc\ufffdd\te')
})

test.for([
  ['nothing', {}],
  ['an empty text', {content: ''}],
  ['spaces', {content: ' \n\t '}],
  ['spaces of other scripts', {content: '\u00a0\u2003\u3000'}],
  ['what cannot be seen', {content: '\u200b\u200d\ufeff\u2060'}],
  ['a letter that is not drawn', {content: '\u3164 \uffa0\u115f\u1160'}],
  ['the blank of Braille', {content: '\u2800'}],
  ['one character too many', {content: 'a'.repeat(5001)}],
  ['a number', {content: 5}],
  ['null', {content: null}],
  ['an operator', {content: {$gt: ''}}],
  ['a list', {content: ['a']}],
] as const)('%s is no comment', async ([, body]) => {
  const story = await newsroom.aStory()
  const {token} = await newsroom.aMember()
  const refusal = await newsroom.refusal(postComment, {params: {id: String(story)}, token, body})
  expect(refusal).toMatchObject({status: 422, code: 'validation_failed'})
  expect(Object.keys(refusal.errors)).toEqual(['content'])
  expect(await total(story)).toBe(0)
})

test('a comment sets nothing but its words and its place', async () => {
  const story = await newsroom.aStory()
  const {token} = await newsroom.aMember()
  const body = {content: 'Hi', author: 'x', status: 'visible', likes: 99, created_at: '2000-01-01T00:00:00Z'}
  const refusal = await newsroom.refusal(postComment, {params: {id: String(story)}, token, body})
  expect(Object.keys(refusal.errors).toSorted()).toEqual(['author', 'created_at', 'likes', 'status'])
})
