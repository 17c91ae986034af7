import {getAthleteStats} from '@bfl/schemas/api'
import {athleteStatsQuery} from '@bfl/schemas/queries'

import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const getAthleteStatsEndpoint = openEndpoint(
  getAthleteStats,
  async ({context: {reader}}) => ({
    data: await readContent(() => reader.fetch(athleteStatsQuery, {}, {tag: 'api.stats'})),
  }),
  {isShared: true},
)
