import type {Context} from '#context.ts'
import {Failure} from '#http/failure.ts'
import type {StoredComment} from '#models/comments.ts'

/** What is deleted is not there. */
export async function findComment({people}: Context, id: string): Promise<StoredComment> {
  const comment = await people.models().comments.visible(id)
  if (comment === null) throw commentNotFound()
  return comment
}

/** A story that was taken back takes along what was said about it. */
export async function findReadableComment(context: Context, id: string): Promise<StoredComment> {
  const comment = await findComment(context, id)
  await context.stories.find(String(comment.story))
  return comment
}

export function commentNotFound(): Failure {
  return new Failure('not_found', {message: 'Comment not found'})
}
