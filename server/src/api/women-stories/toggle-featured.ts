import {toggleWomenStoryFeatured} from '@bfl/schemas/api'

import {presentWritten, writeWomenStory} from '#api/women-stories/write-women-story.ts'
import {endpoint} from '#http/endpoint.ts'

export const toggleWomenStoryFeaturedEndpoint = endpoint(
  toggleWomenStoryFeatured,
  async ({params, ...given}) => {
    const id = await writeWomenStory(given, (stories) => stories.toggleFeatured(params.id))
    const data = await presentWritten(id, given)
    return {data, message: data.featured ? 'Story is featured' : 'Story is no longer featured'}
  },
)
