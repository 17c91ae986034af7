import {expect, test} from 'vitest'

import {stories} from '#seed/demo/stories.ts'

import {discussions, quietLikes} from './discussions.ts'

const comments = discussions.flatMap((discussion) => discussion.comments)
const texts = comments.flatMap(({text, replies = []}) => [text, ...replies.map((reply) => reply.text)])

test('people talk under stories that there are', () => {
  const slugs = new Set(stories.map(({slug}) => slug))
  expect([...discussions, ...quietLikes].map(({story}) => story).filter((slug) => !slugs.has(slug))).toEqual(
    [],
  )
})

test('no two say the same, so that a second run finds what stands', () => {
  expect(texts.length).toBeGreaterThan(20)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => text !== text.trim())).toEqual([])
})

test('nobody likes their own comment or says more than a reader may in a quarter of an hour', () => {
  const said = comments.flatMap(({replies = [], ...comment}) => [comment, ...replies])
  expect(said.filter(({by, likedBy}) => likedBy?.includes(by))).toEqual([])
  const counts = Map.groupBy(said, ({by}) => by)
  expect([...counts.values()].filter(({length}) => length > 20)).toEqual([])
})
