import {createWomenStory} from '@bfl/schemas/api'

import {presentWritten, writeWomenStory} from '#api/women-stories/write-women-story.ts'
import {endpoint} from '#http/endpoint.ts'

export const createWomenStoryEndpoint = endpoint(createWomenStory, async ({body, ...given}) => {
  const id = await writeWomenStory(given, (stories) => stories.create(body))
  return {data: await presentWritten(id, given), message: 'Story created'}
})
