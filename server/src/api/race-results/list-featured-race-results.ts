import {listFeaturedRaceResults} from '@bfl/schemas/api'
import {featuredRaceResultsQuery} from '@bfl/schemas/queries'

import {presentRaceResults} from '#api/race-results/present-race-results.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listFeaturedRaceResultsEndpoint = openEndpoint(
  listFeaturedRaceResults,
  async ({query: {limit}, context}) => {
    const results = await readContent(() =>
      context.reader.fetch(featuredRaceResultsQuery, {limit}, {tag: 'api.featured'}),
    )
    return {data: await presentRaceResults(results, context)}
  },
  {isShared: true},
)
