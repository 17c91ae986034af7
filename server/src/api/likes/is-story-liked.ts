import {isStoryLiked} from '@bfl/schemas/api'

import {openEndpoint} from '#http/endpoint.ts'

export const isStoryLikedEndpoint = openEndpoint(isStoryLiked, async ({params, viewer, context}) => {
  const {storyLikes} = context.people.models()
  const {number} = await context.stories.find(params.id)
  const isLiked = viewer !== null && (await storyLikes.isLiked(viewer.id, number))
  return {data: {is_liked: isLiked, likes_count: await storyLikes.count(number)}}
})
