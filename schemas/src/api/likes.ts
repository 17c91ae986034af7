import {fetchFailures} from '#domain/fetch-failures.ts'

import {contract, noBody, noParams, noQuery} from './contract.ts'
import * as calls from './like-calls.ts'
import {LikeAnswer, LikeBody, LikedStoriesAnswer, LikedStoriesQuery} from './like-shapes.ts'
import {StoryParams} from './story-shapes.ts'

export const likeStory = contract(calls.likeStory, {
  summary: 'Likes a story or takes the like back; a body that states the wish makes a retry safe.',
  access: 'user',
  params: StoryParams,
  query: noQuery,
  body: LikeBody,
  answer: LikeAnswer,
  failures: ['unauthenticated', 'not_found', 'validation_failed', 'rate_limited'],
  loginMessage: 'You must be logged in to like stories',
  failureMessage: fetchFailures.storyLike,
})

export const isStoryLiked = contract(calls.isStoryLiked, {
  summary: 'Whether the caller likes the story, and how many do; a stranger likes none.',
  access: 'anyone',
  params: StoryParams,
  query: noQuery,
  body: noBody,
  answer: LikeAnswer,
  failures: ['not_found'],
  failureMessage: fetchFailures.likeStatus,
})

export const listLikedStories = contract(calls.listLikedStories, {
  summary: 'The stories that the caller likes, the latest like first.',
  access: 'user',
  params: noParams,
  query: LikedStoriesQuery,
  body: noBody,
  answer: LikedStoriesAnswer,
  failures: ['unauthenticated', 'validation_failed'],
  failureMessage: fetchFailures.likedStories,
})
