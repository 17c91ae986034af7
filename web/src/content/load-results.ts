import {orFetchFailure} from '@bfl/schemas/domain/fetch-failures'
import {raceResultsPageSize} from '@bfl/schemas/domain/site-constants'
import {
  raceCategoriesQuery,
  raceResultByNumberQuery,
  raceResultCardsQuery,
  raceResultsByIdQuery,
  raceResultsQuery,
} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import type {FileAddresses} from './file-addresses.ts'
import {type FindDocuments, inFoundOrder} from './find-documents.ts'
import {type RaceResult, presentResult, presentResults} from './result-data.ts'

interface ResultSource {
  fetchContent: FetchContent
  findDocuments: FindDocuments
  files: FileAddresses
}

export interface ResultPage {
  results: RaceResult[]
  total: number
}

export interface ResultCategory {
  name: string
  count: number
}

/** One page of results, the latest race first; of a search the best first. */
export async function loadResultPage(
  source: ResultSource,
  wanted: {search: string; category: string; page: number},
): Promise<ResultPage> {
  return orFetchFailure(
    'raceResults',
    wanted.search ? searchPage(source, wanted) : latestPage(source, wanted),
  )
}

async function latestPage(
  {fetchContent, files}: ResultSource,
  {category, page}: {category: string; page: number},
): Promise<ResultPage> {
  const from = (page - 1) * raceResultsPageSize
  const range = {from, to: from + raceResultsPageSize}
  const unset = {featured: null, ids: null, since: '', until: ''}
  const {results, total} = await fetchContent(raceResultsQuery, {...unset, ...range, category})
  return {results: presentResults(results, files), total}
}

async function searchPage(
  {fetchContent, findDocuments, files}: ResultSource,
  {search, category, page}: {search: string; category: string; page: number},
): Promise<ResultPage> {
  const wanted = {text: search, category, page, size: raceResultsPageSize}
  const found = await findDocuments({type: 'raceResult', ...wanted})
  const documents =
    'ids' in found.keys
      ? await fetchContent(raceResultsByIdQuery, {ids: found.keys.ids})
      : await fetchContent(raceResultCardsQuery, {numbers: found.keys.numbers})
  return {results: presentResults(inFoundOrder(found.keys, documents), files), total: found.total}
}

/** In the editor's order, without those that have no result. */
export async function loadResultCategories(fetchContent: FetchContent): Promise<ResultCategory[]> {
  const categories = await orFetchFailure('resultsByCategory', fetchContent(raceCategoriesQuery))
  return categories.flatMap(({name, count}) => (name && count > 0 ? {name, count} : []))
}

export async function loadResult(
  {fetchContent, files}: Pick<ResultSource, 'fetchContent' | 'files'>,
  number: number,
): Promise<RaceResult | null> {
  const found = await orFetchFailure('raceResult', fetchContent(raceResultByNumberQuery, {number}))
  return found && presentResult(found, files)
}
