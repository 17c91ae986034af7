import {deleteComment} from '@bfl/schemas/api'

import {commentNotFound, findComment} from '#api/comments/find-comment.ts'
import {refuseDelete} from '#api/comments/policy.ts'
import {endpoint} from '#http/endpoint.ts'

export const deleteCommentEndpoint = endpoint(deleteComment, async ({params, viewer, context}) => {
  const {comments} = context.people.models()
  const comment = await findComment(context, params.id)
  const refusal = refuseDelete(comment, viewer)
  if (refusal !== null) throw refusal

  if (!(await comments.delete(comment.id))) throw commentNotFound()
  return {data: null, message: 'Comment deleted'}
})
