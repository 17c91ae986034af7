import {getRaceResult} from '@bfl/schemas/api'
import {raceResultByNumberQuery} from '@bfl/schemas/queries'

import {presentRaceResults} from '#api/race-results/present-race-results.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'

export const getRaceResultEndpoint = openEndpoint(
  getRaceResult,
  async ({params, context}) => {
    const result = await readContent(() =>
      context.reader.fetch(raceResultByNumberQuery, {number: params.id}, {tag: 'api.result'}),
    )
    const [data] = result === null ? [] : await presentRaceResults([result], context)
    if (data === undefined) throw new Failure('not_found', {message: 'Result not found'})
    return {data}
  },
  {isShared: true},
)
