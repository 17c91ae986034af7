import type {z} from 'zod'

import type {Call, Nothing} from './call.ts'
import type {LikeAnswer, LikeBody, LikedStoriesAnswer, LikedStoriesQuery} from './like-shapes.ts'
import type {StoryParams} from './story-shapes.ts'

/** Toggles, or with `{liked}` makes it so. */
export const likeStory: Call<{
  params: z.input<typeof StoryParams>
  query: Nothing
  body: z.input<typeof LikeBody>
  answer: z.infer<typeof LikeAnswer>
}> = {method: 'POST', path: '/stories/{id}/like'}

export const isStoryLiked: Call<{
  params: z.input<typeof StoryParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof LikeAnswer>
}> = {method: 'GET', path: '/stories/{id}/is-liked'}

export const listLikedStories: Call<{
  params: Nothing
  query: z.input<typeof LikedStoriesQuery>
  body: undefined
  answer: z.infer<typeof LikedStoriesAnswer>
}> = {method: 'GET', path: '/user/liked-stories'}
