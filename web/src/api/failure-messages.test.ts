import {getEngagement, isStoryLiked, likeStory, listLikedStories} from '@bfl/schemas/api-calls'
import {expect, test} from 'vitest'

import {readFailure} from './api-failure.ts'
import {failureMessage} from './failure-messages.ts'

test.each([
  [likeStory, 'Failed to toggle like'],
  [isStoryLiked, 'Failed to check like status'],
  [listLikedStories, 'Failed to fetch liked stories'],
])('a failed call about likes is called what the catalogue calls it (%j)', (target, message) => {
  expect(readFailure(500, 'broken', failureMessage(target)).message).toBe(message)
})

test('what the server says comes before the catalogue', () => {
  const body = {success: false, message: 'You must be logged in to like stories', code: 'unauthenticated'}

  expect(readFailure(401, body, failureMessage(likeStory)).message).toBe(
    'You must be logged in to like stories',
  )
})

test('any other call is a request that failed', () => {
  expect(readFailure(500, null, failureMessage(getEngagement)).message).toBe('Request failed')
})
