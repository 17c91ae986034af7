import {listLatestRaceResults} from '@bfl/schemas/api'
import {latestRaceResultsQuery} from '@bfl/schemas/queries'

import {presentRaceResults} from '#api/race-results/present-race-results.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listLatestRaceResultsEndpoint = openEndpoint(
  listLatestRaceResults,
  async ({query: {limit}, context}) => {
    const results = await readContent(() =>
      context.reader.fetch(latestRaceResultsQuery, {limit}, {tag: 'api.latest'}),
    )
    return {data: await presentRaceResults(results, context)}
  },
  {isShared: true},
)
