import type {Comment} from '@bfl/schemas/api-calls'
import {expect, test} from 'vitest'

import {
  type CommentPage,
  allComments,
  countVisible,
  withChange,
  withComment,
  withoutComment,
} from './comment-pages.ts'

function aComment(id: string, more: Partial<Comment> = {}): Comment {
  return {
    id,
    content: `Text of ${id}`,
    parent_id: null,
    author: {name: 'Faith Cherop', initials: 'FC'},
    is_author: false,
    is_edited: false,
    is_deleted: false,
    timestamp: 'just now',
    created_at: '2026-11-01T08:00:00.000Z',
    editable_until: null,
    likes: 0,
    is_liked: false,
    replies: [],
    ...more,
  }
}

function aReply(id: string, parent_id: string) {
  return {...aComment(id, {parent_id}), replies: []}
}

function pageOf(...data: Comment[]): CommentPage {
  return {data, meta: {current_page: 1, last_page: 1, per_page: 50, total: data.length}}
}

function shape(pages: CommentPage[]) {
  return allComments(pages).map(({id, replies}) => [id, ...replies.map((reply) => reply.id)])
}

const threads = [pageOf(aComment('a', {replies: [aReply('a1', 'a')]}), aComment('b')), pageOf(aComment('c'))]

test('a new comment stands first, a new reply last among its siblings', () => {
  expect(shape(withComment(threads, aComment('new')))).toEqual([['new'], ['a', 'a1'], ['b'], ['c']])
  expect(shape(withComment(threads, aComment('a2', {parent_id: 'a'})))).toEqual([
    ['a', 'a1', 'a2'],
    ['b'],
    ['c'],
  ])
})

test('a comment that has slid onto the next page is listed once', () => {
  expect(shape([...threads, pageOf(aComment('c'), aComment('d'))])).toEqual([
    ['a', 'a1'],
    ['b'],
    ['c'],
    ['d'],
  ])
})

test('a deleted comment leaves a marker while it has replies, and goes with the last of them', () => {
  const marked = withoutComment(threads, 'a')
  expect(allComments(marked)[0]).toMatchObject({id: 'a', content: '', author: null, is_deleted: true})
  expect(countVisible(allComments(marked))).toBe(3)

  expect(shape(withoutComment(marked, 'a1'))).toEqual([['b'], ['c']])
  expect(shape(withoutComment(threads, 'b'))).toEqual([['a', 'a1'], ['c']])
})

test('a like changes the comment or reply that was liked and no other', () => {
  const liked = {is_liked: true, likes: 4}
  const [first, second] = allComments(withChange(threads, 'a1', liked))
  expect(first?.replies[0]).toMatchObject(liked)
  expect([first, second]).toMatchObject([{likes: 0}, {likes: 0}])
  expect(allComments(withChange(threads, 'b', liked))[1]).toMatchObject(liked)
})

test('markers are not counted, replies are', () => {
  expect(countVisible(allComments(threads))).toBe(4)
})
