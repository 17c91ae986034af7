import type {Viewer} from '#auth/viewer.ts'
import {Failure} from '#http/failure.ts'
import type {StoredComment} from '#models/comments.ts'

/** Why this reader may not change the words of a comment; null: they may. */
export function refuseEdit(
  comment: StoredComment,
  {viewer, editMinutes, now}: {viewer: Viewer; editMinutes: number; now: Date},
): Failure | null {
  if (comment.author !== viewer.id)
    return new Failure('forbidden', {message: 'Only its author can edit a comment'})
  if (editMinutes <= 0) return new Failure('forbidden', {message: 'Edit feature coming soon!'})
  const age = now.getTime() - comment.createdAt.getTime()
  if (age >= editMinutes * 60_000) {
    return new Failure('forbidden', {message: `A comment can be edited for ${editMinutes} minutes`})
  }
  return null
}

export function refuseDelete(comment: StoredComment, viewer: Viewer): Failure | null {
  if (comment.author === viewer.id) return null
  return new Failure('forbidden', {message: 'Only its author can delete a comment'})
}

export function refuseReport(comment: StoredComment, viewer: Viewer): Failure | null {
  if (comment.author !== viewer.id) return null
  const message = 'You cannot report your own comment'
  return new Failure('validation_failed', {message, errors: {comment: [message]}})
}
