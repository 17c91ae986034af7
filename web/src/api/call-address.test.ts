import {getEngagement, likeComment, listComments} from '@bfl/schemas/api-calls'
import {expect, test} from 'vitest'

import {callAddress, callKey} from './call-address.ts'

test('params are put into the path, as one segment whatever they hold', () => {
  expect(callAddress(likeComment, {params: {id: 'a/b?c'}})).toBe('/api/comments/a%2Fb%3Fc/like')
})

test('the query follows, without what is not asked', () => {
  expect(callAddress(listComments, {params: {id: '7'}, query: {sort: 'oldest', page: '2'}})).toBe(
    '/api/stories/7/comments?sort=oldest&page=2',
  )
  expect(callAddress(listComments, {params: {id: '7'}, query: {sort: undefined}})).toBe(
    '/api/stories/7/comments',
  )
})

test('answers to different people are kept apart', () => {
  const input = {params: {}, query: {stories: '1,2'}}

  expect(callKey(getEngagement, input, 'u1')).not.toBe(callKey(getEngagement, input, undefined))
})
