import {getRaceResult} from '@bfl/schemas/api'

import {findRaceResult} from '#api/race-results/find-race-result.ts'
import {presentRaceResults} from '#api/race-results/present-race-results.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'

export const getRaceResultEndpoint = openEndpoint(
  getRaceResult,
  async ({params, context}) => {
    const [data] = await presentRaceResults([await findRaceResult(params.id, context)], context)
    if (data === undefined) throw new Failure('not_found', {message: 'Result not found'})
    return {data}
  },
  {isShared: true},
)
