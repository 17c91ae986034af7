import {listFeaturedStories} from '@bfl/schemas/api'
import {chosenFirst} from '@bfl/schemas/domain/chosen-first'
import {featuredStoriesQuery} from '@bfl/schemas/queries'

import {presentStories} from '#api/stories/present-stories.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listFeaturedStoriesEndpoint = openEndpoint(
  listFeaturedStories,
  async ({query: {limit}, viewer, now, context}) => {
    const params = {limit, now: now.toISOString()}
    const {chosen, stories} = await readContent(() =>
      context.reader.fetch(featuredStoriesQuery, params, {tag: 'api.featured'}),
    )
    return {data: await presentStories(chosenFirst([chosen, stories], limit), viewer, context)}
  },
  {isShared: true},
)
