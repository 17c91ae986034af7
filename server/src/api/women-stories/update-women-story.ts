import {updateWomenStory} from '@bfl/schemas/api'

import {presentWritten, writeWomenStory} from '#api/women-stories/write-women-story.ts'
import {endpoint} from '#http/endpoint.ts'

export const updateWomenStoryEndpoint = endpoint(updateWomenStory, async ({params, body, ...given}) => {
  const id = await writeWomenStory(given, (stories) => stories.update(params.id, body))
  return {data: await presentWritten(id, given), message: 'Story updated'}
})
