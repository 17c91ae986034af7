import {listFeaturedWomenStories} from '@bfl/schemas/api'
import {featuredWomenStoriesQuery} from '@bfl/schemas/queries'

import {pageOfWomenStories} from '#api/women-stories/page-of-women-stories.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listFeaturedWomenStoriesEndpoint = openEndpoint(
  listFeaturedWomenStories,
  async ({query: {page, per_page: perPage}, now, context: {assets, reader}}) => {
    const params = {from: (page - 1) * perPage, to: page * perPage}
    const found = await readContent(() =>
      reader.fetch(featuredWomenStoriesQuery, params, {tag: 'api.featured'}),
    )
    return pageOfWomenStories(found, {page, perPage, assets, now})
  },
  {isShared: true},
)
