import {DoneAnswer} from './account-shapes.ts'
import * as calls from './comment-calls.ts'
import {
  CommentAnswer,
  CommentParams,
  CommentsAnswer,
  CommentsQuery,
  CommentStatsAnswer,
  EditCommentBody,
  PostCommentBody,
  ReportBody,
} from './comment-shapes.ts'
import {contract, noBody, noQuery} from './contract.ts'
import {LikeAnswer, LikeBody} from './like-shapes.ts'
import {StoryParams} from './story-shapes.ts'

export const listComments = contract(calls.listComments, {
  summary: 'The comments of a story, 50 a page, each with its replies, oldest first.',
  access: 'anyone',
  params: StoryParams,
  query: CommentsQuery,
  body: noBody,
  answer: CommentsAnswer,
  failures: ['not_found', 'validation_failed'],
})

export const getCommentStats = contract(calls.getCommentStats, {
  summary: 'How many comments of a story are visible, replies counted.',
  access: 'anyone',
  params: StoryParams,
  query: noQuery,
  body: noBody,
  answer: CommentStatsAnswer,
  failures: ['not_found'],
})

export const postComment = contract(calls.postComment, {
  summary: 'Posts a comment, or a reply to a top-level comment.',
  access: 'user',
  status: 201,
  params: StoryParams,
  query: noQuery,
  body: PostCommentBody,
  answer: CommentAnswer,
  failures: ['unauthenticated', 'not_found', 'validation_failed', 'rate_limited'],
  loginMessage: 'You must be logged in to comment',
})

export const editComment = contract(calls.editComment, {
  summary: "Changes one's own comment within the minutes that the editors allow.",
  access: 'user',
  params: CommentParams,
  query: noQuery,
  body: EditCommentBody,
  answer: CommentAnswer,
  failures: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed', 'rate_limited'],
})

export const deleteComment = contract(calls.deleteComment, {
  summary: "Deletes one's own comment; where it has replies, a marker stays in its place.",
  access: 'user',
  params: CommentParams,
  query: noQuery,
  body: noBody,
  answer: DoneAnswer,
  failures: ['unauthenticated', 'forbidden', 'not_found'],
})

export const likeComment = contract(calls.likeComment, {
  summary: 'Likes a comment or takes the like back; a body that states the wish makes a retry safe.',
  access: 'user',
  params: CommentParams,
  query: noQuery,
  body: LikeBody,
  answer: LikeAnswer,
  failures: ['unauthenticated', 'not_found', 'validation_failed', 'rate_limited'],
  loginMessage: 'You must be logged in to like comments',
})

export const reportComment = contract(calls.reportComment, {
  summary: "Reports another person's comment to the moderators, once.",
  access: 'user',
  params: CommentParams,
  query: noQuery,
  body: ReportBody,
  answer: DoneAnswer,
  failures: ['unauthenticated', 'not_found', 'conflict', 'validation_failed', 'rate_limited'],
  loginMessage: 'You must be logged in to report comments',
})
