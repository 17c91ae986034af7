import type {z} from 'zod'

import type {Call, Nothing} from './call.ts'
import type {EngagementAnswer, EngagementQuery, PageViewBody} from './engagement-shapes.ts'
import type {StoryParams} from './story-shapes.ts'

/** By story number, every number asked for: `{stories: '1,2,3'}`. */
export const getEngagement: Call<{
  params: Nothing
  query: z.input<typeof EngagementQuery>
  body: undefined
  answer: z.infer<typeof EngagementAnswer>
}> = {method: 'GET', path: '/engagement'}

/** A beacon, 204: somebody is reading. */
export const viewStory: Call<{
  params: z.input<typeof StoryParams>
  query: Nothing
  body: undefined
  answer: undefined
}> = {method: 'POST', path: '/stories/{id}/view'}

/** A beacon, 204: somebody opened a page, or moved to one inside the site. */
export const viewPage: Call<{
  params: Nothing
  query: Nothing
  body: z.input<typeof PageViewBody>
  answer: undefined
}> = {method: 'POST', path: '/page-views'}
