import {getEngagement, isStoryLiked, likeStory, listLikedStories} from '@bfl/schemas/api-calls'
import {expect, test} from 'vitest'

import {readFailure} from './api-failure.ts'
import {failureMessage} from './failure-messages.ts'

test.each([
  ['Failed to toggle like', likeStory],
  ['Failed to check like status', isStoryLiked],
  ['Failed to fetch liked stories', listLikedStories],
])('a call about likes that failed says: %s', (message, target) => {
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
