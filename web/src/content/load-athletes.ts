import {orFetchFailure} from '@bfl/schemas/domain/fetch-failures'
import {athletesByIdQuery, athletesByNumberQuery, athletesQuery} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import {type AthleteCard, presentAthletes} from './athlete-data.ts'
import {type FindDocuments, inFoundOrder} from './find-documents.ts'

export interface AthletePage {
  athletes: AthleteCard[]
  total: number
}

interface Wanted {
  /** '' for all of them. */
  search: string
  page: number
  size: number
}

/** One page of the athletes: in the editor's order, or those of a search, best first. */
export function loadAthletePage(
  {fetchContent, findDocuments}: {fetchContent: FetchContent; findDocuments: FindDocuments},
  {search, page, size}: Wanted,
): Promise<AthletePage> {
  return orFetchFailure('athletes', search ? found() : all())

  async function all(): Promise<AthletePage> {
    const {athletes, total} = await fetchContent(athletesQuery, {from: (page - 1) * size, to: page * size})
    return {athletes: presentAthletes(athletes), total}
  }

  async function found(): Promise<AthletePage> {
    const {keys, total} = await findDocuments({type: 'athlete', text: search, category: '', page, size})
    const documents =
      'ids' in keys
        ? await fetchContent(athletesByIdQuery, keys)
        : await fetchContent(athletesByNumberQuery, keys)
    return {athletes: presentAthletes(inFoundOrder(keys, documents)), total}
  }
}
