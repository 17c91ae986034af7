import {likeStory} from '@bfl/schemas/api'

import {limits, takeFrom} from '#api/limits.ts'
import {endpoint} from '#http/endpoint.ts'

export const likeStoryEndpoint = endpoint(likeStory, async ({params, body, viewer, now, context}) => {
  const {storyLikes} = context.people.models()
  const {number: story} = await context.stories.find(params.id)
  await takeFrom(limits.likes, viewer.id, {context, now})

  const wish = body?.liked
  const isLiked = wish ?? (await storyLikes.toggle({user: viewer.id, story, now}))
  if (wish !== undefined) await storyLikes.set({user: viewer.id, story, isLiked, now})
  return {
    data: {is_liked: isLiked, likes_count: await storyLikes.count(story)},
    message: isLiked ? 'Liked!' : 'Unliked',
  }
})
