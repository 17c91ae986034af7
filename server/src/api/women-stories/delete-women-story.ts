import {deleteWomenStory} from '@bfl/schemas/api'

import {writeWomenStory} from '#api/women-stories/write-women-story.ts'
import {endpoint} from '#http/endpoint.ts'

export const deleteWomenStoryEndpoint = endpoint(deleteWomenStory, async ({params, ...given}) => {
  await writeWomenStory(given, (stories) => stories.delete(params.id))
  return {data: null, message: 'Story deleted'}
})
