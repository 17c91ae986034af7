import type {Comment} from '@bfl/schemas/api'
import {initialsOf} from '@bfl/schemas/domain/initials'
import {timeAgo} from '@bfl/schemas/domain/time-ago'

import type {StoredComment} from '#models/comments.ts'

/** What it takes to show comments to one reader. */
export interface CommentSurroundings {
  viewerId: string | null
  /** Names by account; one that is missing is gone. */
  names: ReadonlyMap<string, string>
  likes: ReadonlyMap<string, number>
  liked: ReadonlySet<string>
  /** For how long people may change what they said. */
  editMinutes: number
  now: Date
}

type Reply = Comment['replies'][number]

export function presentComment(
  comment: StoredComment,
  replies: readonly StoredComment[],
  surroundings: CommentSurroundings,
): Comment {
  return {
    ...presentFields(comment, surroundings),
    replies: replies.map((reply): Reply => ({...presentFields(reply, surroundings), replies: []})),
  }
}

function presentFields(
  comment: StoredComment,
  {viewerId, names, likes, liked, editMinutes, now}: CommentSurroundings,
) {
  const {id, parent, isDeleted, createdAt} = comment
  const moment = {timestamp: timeAgo(createdAt, now), created_at: createdAt.toISOString()}
  if (isDeleted) {
    return {
      id,
      content: '',
      parent_id: parent,
      author: null,
      is_author: false,
      is_edited: false,
      is_deleted: true,
      ...moment,
      editable_until: null,
      likes: 0,
      is_liked: false,
    }
  }
  const isAuthor = viewerId === comment.author
  return {
    id,
    content: comment.content,
    parent_id: parent,
    author: presentAuthor(names.get(comment.author)),
    is_author: isAuthor,
    is_edited: comment.editedAt !== null,
    is_deleted: false,
    ...moment,
    editable_until: isAuthor ? editableUntil(createdAt, editMinutes, now) : null,
    likes: likes.get(id) ?? 0,
    is_liked: liked.has(id),
  }
}

function presentAuthor(name: string | undefined): Comment['author'] {
  return name === undefined ? null : {name, initials: initialsOf(name)}
}

function editableUntil(createdAt: Date, minutes: number, now: Date): string | null {
  const end = new Date(createdAt.getTime() + minutes * 60_000)
  return end > now ? end.toISOString() : null
}
