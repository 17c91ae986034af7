import {viewRaceResult} from '@bfl/schemas/api'

import {countVisit} from '#api/engagement/count-visit.ts'
import {findRaceResult} from '#api/race-results/find-race-result.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {resultSubject} from '#models/views.ts'

export const viewRaceResultEndpoint = openEndpoint(viewRaceResult, async ({params, ...visit}) => {
  await findRaceResult(params.id, visit.context)
  await countVisit(resultSubject(params.id), visit)
  return undefined
})
