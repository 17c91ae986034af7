import {listRaceResultsOfCategory} from '@bfl/schemas/api'

import {presentRaceResults} from '#api/race-results/present-race-results.ts'
import {readRaceResults} from '#api/race-results/read-race-results.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {pageMeta} from '#http/page-meta.ts'

export const listRaceResultsOfCategoryEndpoint = openEndpoint(
  listRaceResultsOfCategory,
  async ({params: {category}, query: {page, per_page: perPage}, context}) => {
    const unset = {
      featured: null,
      since: '',
      until: '',
      ids: null,
      sort: undefined,
      direction: 'desc',
    } as const
    const {results, total} = await readRaceResults({...unset, category, page, perPage}, context)
    return {data: await presentRaceResults(results, context), meta: pageMeta({page, perPage, total})}
  },
  {isShared: true},
)
