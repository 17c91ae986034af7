import {listWomenStoriesOfCategory} from '@bfl/schemas/api'
import {labelledWomenStoriesQuery} from '@bfl/schemas/queries'

import {pageOfWomenStories} from '#api/women-stories/page-of-women-stories.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listWomenStoriesOfCategoryEndpoint = openEndpoint(
  listWomenStoriesOfCategory,
  async ({params, query: {page, per_page: perPage}, now, context: {assets, reader}}) => {
    const label = params.category.toLowerCase()
    const asked = {label, from: (page - 1) * perPage, to: page * perPage}
    const found = await readContent(() => reader.fetch(labelledWomenStoriesQuery, asked, {tag: 'api.women'}))
    return pageOfWomenStories(found, {page, perPage, assets, now})
  },
  {isShared: true},
)
