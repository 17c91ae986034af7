import {Failure} from '#http/failure.ts'
import type {Comments, StoredComment} from '#models/comments.ts'

/** What is deleted is not there. */
export async function findComment(comments: Comments, id: string): Promise<StoredComment> {
  const comment = await comments.visible(id)
  if (comment === null) throw commentNotFound()
  return comment
}

export function commentNotFound(): Failure {
  return new Failure('not_found', {message: 'Comment not found'})
}
