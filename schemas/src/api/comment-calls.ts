import type {z} from 'zod'

import type {DoneAnswer} from './account-shapes.ts'
import type {Call, Nothing} from './call.ts'
import type {
  CommentAnswer,
  CommentParams,
  CommentsAnswer,
  CommentsQuery,
  CommentStatsAnswer,
  EditCommentBody,
  PostCommentBody,
  ReportBody,
} from './comment-shapes.ts'
import type {LikeAnswer, LikeBody} from './like-shapes.ts'
import type {StoryParams} from './story-shapes.ts'

/** 50 top-level comments a page with all their replies. */
export const listComments: Call<{
  params: z.input<typeof StoryParams>
  query: z.input<typeof CommentsQuery>
  body: undefined
  answer: z.infer<typeof CommentsAnswer>
}> = {method: 'GET', path: '/stories/{id}/comments'}

export const getCommentStats: Call<{
  params: z.input<typeof StoryParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof CommentStatsAnswer>
}> = {method: 'GET', path: '/stories/{id}/comments/stats'}

/** A comment, or with `parent_id` a reply. */
export const postComment: Call<{
  params: z.input<typeof StoryParams>
  query: Nothing
  body: z.input<typeof PostCommentBody>
  answer: z.infer<typeof CommentAnswer>
}> = {method: 'POST', path: '/stories/{id}/comments'}

export const editComment: Call<{
  params: z.input<typeof CommentParams>
  query: Nothing
  body: z.input<typeof EditCommentBody>
  answer: z.infer<typeof CommentAnswer>
}> = {method: 'PATCH', path: '/comments/{id}'}

export const deleteComment: Call<{
  params: z.input<typeof CommentParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof DoneAnswer>
}> = {method: 'DELETE', path: '/comments/{id}'}

/** Toggles, or with `{liked}` makes it so. */
export const likeComment: Call<{
  params: z.input<typeof CommentParams>
  query: Nothing
  body: z.input<typeof LikeBody>
  answer: z.infer<typeof LikeAnswer>
}> = {method: 'POST', path: '/comments/{id}/like'}

export const reportComment: Call<{
  params: z.input<typeof CommentParams>
  query: Nothing
  body: z.input<typeof ReportBody>
  answer: z.infer<typeof DoneAnswer>
}> = {method: 'POST', path: '/comments/{id}/report'}
