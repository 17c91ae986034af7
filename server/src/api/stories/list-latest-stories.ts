import {listLatestStories} from '@bfl/schemas/api'

import {presentStories} from '#api/stories/present-stories.ts'
import {readMatchingStories} from '#api/stories/read-matching-stories.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listLatestStoriesEndpoint = openEndpoint(
  listLatestStories,
  async ({query: {limit}, viewer, now, context}) => {
    const {stories} = await readMatchingStories({page: 1, perPage: limit, now}, context)
    return {data: await presentStories(stories, viewer, context)}
  },
  {isShared: true},
)
