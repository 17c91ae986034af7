import {likeComment} from '@bfl/schemas/api'

import {findReadableComment} from '#api/comments/find-comment.ts'
import {limits, takeFrom} from '#api/limits.ts'
import {endpoint} from '#http/endpoint.ts'

export const likeCommentEndpoint = endpoint(likeComment, async ({params, body, viewer, now, context}) => {
  const {commentLikes} = context.people.models()
  const {id, story} = await findReadableComment(context, params.id)
  await takeFrom(limits.likes, viewer.id, {context, now})

  const like = {user: viewer.id, comment: id, story, now}
  const wish = body?.liked
  const isLiked = wish ?? (await commentLikes.toggle(like))
  if (wish !== undefined) await commentLikes.set(like, wish)
  return {
    data: {is_liked: isLiked, likes_count: await commentLikes.count(id)},
    message: isLiked ? 'Liked!' : 'Unliked',
  }
})
