import {listWomenStories} from '@bfl/schemas/api'
import {
  womenStoriesByAgeDownQuery,
  womenStoriesByAgeQuery,
  womenStoriesByNameDownQuery,
  womenStoriesByNameQuery,
  womenStoriesByPlaceDownQuery,
  womenStoriesQuery,
} from '@bfl/schemas/queries'

import {pageOfWomenStories} from '#api/women-stories/page-of-women-stories.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

const queries = {
  order: {asc: womenStoriesQuery, desc: womenStoriesByPlaceDownQuery},
  name: {asc: womenStoriesByNameQuery, desc: womenStoriesByNameDownQuery},
  created_at: {asc: womenStoriesByAgeQuery, desc: womenStoriesByAgeDownQuery},
} as const

export const listWomenStoriesEndpoint = openEndpoint(
  listWomenStories,
  async ({query, now, context: {assets, reader}}) => {
    const {page, per_page: perPage, sort_by: sort, sort_order: direction} = query
    const params = {from: (page - 1) * perPage, to: page * perPage}
    const found = await readContent(() => reader.fetch(queries[sort][direction], params, {tag: 'api.women'}))
    return pageOfWomenStories(found, {page, perPage, assets, now})
  },
  {isShared: true},
)
