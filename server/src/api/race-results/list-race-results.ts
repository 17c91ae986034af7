import {listRaceResults} from '@bfl/schemas/api'

import {presentRaceResults} from '#api/race-results/present-race-results.ts'
import {readRaceResults} from '#api/race-results/read-race-results.ts'
import {findHits} from '#api/search/find-hits.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {pageMeta} from '#http/page-meta.ts'

export const listRaceResultsEndpoint = openEndpoint(
  listRaceResults,
  async ({query, address, context}) => {
    const {category, featured, page, per_page: perPage, search, sort_by: sort} = query
    const wanted = {
      category,
      featured,
      since: query.date_from,
      until: query.date_to,
      ids: search === '' ? null : await findHits({context, address}, {type: 'raceResult', text: search}),
      sort,
      // Titles are read from A on, days, numbers and views from the top.
      direction: query.sort_order ?? (sort === 'title' ? 'asc' : 'desc'),
      page,
      perPage,
    }
    const {results, total} = await readRaceResults(wanted, context)
    return {data: await presentRaceResults(results, context), meta: pageMeta({page, perPage, total})}
  },
  {isShared: true},
)
