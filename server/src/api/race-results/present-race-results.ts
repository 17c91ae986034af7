import type {RaceResult} from '@bfl/schemas/api'

import {presentRaceResult, type RaceResultEntry} from '#api/race-results/present-race-result.ts'
import type {Context} from '#context.ts'
import {downloadSubject, resultSubject} from '#models/views.ts'

/** Race results with how often they were seen and downloaded, asked for at once. */
export async function presentRaceResults(
  results: readonly RaceResultEntry[],
  {assets, people}: Context,
): Promise<RaceResult[]> {
  const numbers = results.flatMap(({number}) => number ?? [])
  const {views} = people.models()
  const counts = await views.countsOf(
    numbers.flatMap((number) => [resultSubject(number), downloadSubject(number)]),
  )
  return results.map((result) =>
    presentRaceResult(result, assets, {
      views: counts.get(resultSubject(result.number ?? 0)) ?? 0,
      downloads: counts.get(downloadSubject(result.number ?? 0)) ?? 0,
    }),
  )
}
