import {toggleWomenStoryStatus} from '@bfl/schemas/api'

import {presentWritten, writeWomenStory} from '#api/women-stories/write-women-story.ts'
import {endpoint} from '#http/endpoint.ts'

export const toggleWomenStoryStatusEndpoint = endpoint(toggleWomenStoryStatus, async ({params, ...given}) => {
  const id = await writeWomenStory(given, (stories) => stories.toggleStatus(params.id))
  const data = await presentWritten(id, given)
  return {data, message: data.status === 'active' ? 'Story is shown' : 'Story is hidden'}
})
