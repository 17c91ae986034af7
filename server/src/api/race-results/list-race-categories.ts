import {listRaceCategories} from '@bfl/schemas/api'
import {raceCategoriesQuery} from '@bfl/schemas/queries'

import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listRaceCategoriesEndpoint = openEndpoint(
  listRaceCategories,
  async ({context: {reader}}) => {
    const categories = await readContent(() => reader.fetch(raceCategoriesQuery, {}, {tag: 'api.categories'}))
    return {data: categories.map(({name, slug, count}) => ({category: name ?? '', slug, count}))}
  },
  {isShared: true},
)
