import {
  matchingRaceResultsQuery,
  raceResultsByDateUpQuery,
  raceResultsByIdQuery,
  raceResultsByNumberDownQuery,
  raceResultsByNumberQuery,
  raceResultsByTitleDownQuery,
  raceResultsByTitleQuery,
  raceResultsQuery,
} from '@bfl/schemas/queries'

import type {RaceResultEntry} from '#api/race-results/present-race-result.ts'
import {inOrder} from '#content/in-order.ts'
import {readContent} from '#content/read-content.ts'
import type {Context} from '#context.ts'
import {resultSubject} from '#models/views.ts'

export interface RaceResultsWanted {
  category: string
  featured: boolean | null
  since: string
  until: string
  /** Document ids, best first, as a search found them; null where nothing was searched for. */
  ids: readonly string[] | null
  /** Undefined: latest first, or the best of a search. */
  sort: 'race_date' | 'title' | 'views_count' | 'number' | undefined
  direction: 'asc' | 'desc'
  page: number
  perPage: number
}

interface Found {
  results: RaceResultEntry[]
  total: number
}

const queries = {
  race_date: {asc: raceResultsByDateUpQuery, desc: raceResultsQuery},
  title: {asc: raceResultsByTitleQuery, desc: raceResultsByTitleDownQuery},
  number: {asc: raceResultsByNumberQuery, desc: raceResultsByNumberDownQuery},
} as const

/** One page of the race results that satisfy every filter. */
export async function readRaceResults(wanted: RaceResultsWanted, context: Context): Promise<Found> {
  const {sort, direction, ids, page, perPage} = wanted
  if (sort === 'views_count' || (sort === undefined && ids !== null)) return readByOwnOrder(wanted, context)
  const slice = {from: (page - 1) * perPage, to: page * perPage}
  return readContent(() =>
    context.reader.fetch(
      queries[sort ?? 'race_date'][direction],
      {...filtersOf(wanted), ...slice},
      {tag: 'api.results'},
    ),
  )
}

/** In an order that the lake knows nothing of: first what matches, then what of it is on the page. */
async function readByOwnOrder(wanted: RaceResultsWanted, context: Context): Promise<Found> {
  const {ids: ranked, sort, page, perPage} = wanted
  const matching = await readContent(() =>
    context.reader.fetch(matchingRaceResultsQuery, filtersOf(wanted), {tag: 'api.matching'}),
  )
  const ordered =
    sort === 'views_count' ? await byViews(matching, wanted, context) : inOrder(matching, ranked ?? [])
  const ids = ordered.slice((page - 1) * perPage, page * perPage).map(({_id}) => _id)
  const results = await readContent(() =>
    context.reader.fetch(raceResultsByIdQuery, {ids}, {tag: 'api.found'}),
  )
  return {results: inOrder(results, ids), total: matching.length}
}

async function byViews<Entry extends {number: number | null}>(
  matching: readonly Entry[],
  {direction}: RaceResultsWanted,
  {people}: Context,
): Promise<readonly Entry[]> {
  const numbers = matching.flatMap(({number}) => number ?? [])
  const counts = await people.models().views.countsOf(numbers.map(resultSubject))
  const viewsOf = ({number}: Entry) => counts.get(resultSubject(number ?? 0)) ?? 0
  const sign = direction === 'asc' ? 1 : -1
  return matching.toSorted((a, b) => sign * (viewsOf(a) - viewsOf(b)) || (b.number ?? 0) - (a.number ?? 0))
}

function filtersOf({category, featured, since, until, ids}: RaceResultsWanted) {
  return {category, featured, since, until, ids: ids === null ? null : [...ids]}
}
