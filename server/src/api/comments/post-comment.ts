import {postComment} from '@bfl/schemas/api'

import {presentComment} from '#api/comments/present-comment.ts'
import {readSurroundings} from '#api/comments/read-surroundings.ts'
import {limits, takeFrom} from '#api/limits.ts'
import {endpoint} from '#http/endpoint.ts'
import {invalidField} from '#http/failure.ts'
import type {Comments} from '#models/comments.ts'

export const postCommentEndpoint = endpoint(postComment, async ({params, body, viewer, now, context}) => {
  const {comments} = context.people.models()
  const {number: story} = await context.stories.find(params.id)
  const parent = body.parent_id ?? null
  if (parent !== null) await refuseOddParent(comments, parent, story)
  await takeFrom(limits.comments, viewer.id, {context, now})

  const comment = await comments.add({story, author: viewer.id, parent, content: body.content, now})
  return {
    data: presentComment(comment, [], await readSurroundings([comment], viewer, context)),
    message: parent === null ? 'Comment posted!' : 'Reply posted!',
  }
})

async function refuseOddParent(comments: Comments, id: string, story: number): Promise<void> {
  const parent = await comments.visible(id)
  if (parent?.story !== story) throw invalidField('parent_id', 'The comment you reply to is no longer there')
  if (parent.parent !== null)
    throw invalidField('parent_id', 'Replies are allowed only on top-level comments')
}
