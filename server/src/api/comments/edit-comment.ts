import {editComment} from '@bfl/schemas/api'

import {commentNotFound, findReadableComment} from '#api/comments/find-comment.ts'
import {refuseEdit} from '#api/comments/policy.ts'
import {presentComment} from '#api/comments/present-comment.ts'
import {readSurroundings} from '#api/comments/read-surroundings.ts'
import {limits, takeFrom} from '#api/limits.ts'
import {endpoint} from '#http/endpoint.ts'

export const editCommentEndpoint = endpoint(editComment, async ({params, body, viewer, now, context}) => {
  const {comments} = context.people.models()
  const comment = await findReadableComment(context, params.id)
  const editMinutes = await context.stories.commentEditMinutes()
  const refusal = refuseEdit(comment, {viewer, editMinutes, now})
  if (refusal !== null) throw refusal
  await takeFrom(limits.comments, viewer.id, {context, now})

  const edited = await comments.edit(comment.id, body.content, now)
  // Deleted at the same moment, in another window.
  if (edited === null) throw commentNotFound()
  return {
    data: presentComment(edited, [], await readSurroundings([edited], viewer, context)),
    message: 'Comment updated',
  }
})
