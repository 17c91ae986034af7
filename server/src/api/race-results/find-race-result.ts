import {raceResultByNumberQuery} from '@bfl/schemas/queries'

import type {RaceResultEntry} from '#api/race-results/present-race-result.ts'
import {readContent} from '#content/read-content.ts'
import type {Context} from '#context.ts'
import {Failure} from '#http/failure.ts'

/** A published race result by its number. */
export async function findRaceResult(number: number, {reader}: Context): Promise<RaceResultEntry> {
  const result = await readContent(() => reader.fetch(raceResultByNumberQuery, {number}, {tag: 'api.result'}))
  if (result === null) throw new Failure('not_found', {message: 'Result not found'})
  return result
}
