import {raceResultsPageSize} from '@bfl/schemas/domain/site-constants'

import {
  type ResultCategory,
  type ResultPage,
  loadResultCategories,
  loadResultPage,
} from '#content/load-results.ts'
import {type ListState, lastPageOf, listHref, readListState} from '#page/list-address.ts'
import {type PageHead, absolute} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {paths} from '#paths.ts'

export const resultsTitle = 'Race Results'
export const resultsIntro = 'The official lists, as the organisers published them: read, download, pass on.'

type FoundResults = ResultPage & {
  kind: 'list'
  state: ListState
  lastPage: number
  categories: ResultCategory[]
}

export type ResultsScreenContent = FoundResults | {kind: 'failed'}

export async function loadResultsScreen(
  session: PageSession,
  query: URLSearchParams,
): Promise<ResultsScreenContent> {
  const state = readListState(query)
  try {
    const [found, categories] = await Promise.all([loadResultPage(session, state), categoriesOrNone(session)])
    return {kind: 'list', ...found, state, lastPage: lastPageOf(found.total, raceResultsPageSize), categories}
  } catch (error) {
    session.onFailure(error)
    return {kind: 'failed'}
  }
}

/** A list is worth showing without its dropdown. */
async function categoriesOrNone({fetchContent, onFailure}: PageSession): Promise<ResultCategory[]> {
  try {
    return await loadResultCategories(fetchContent)
  } catch (error) {
    onFailure(error)
    return []
  }
}

export function reportResults(session: PageSession, content: ResultsScreenContent): PageReport {
  if (content.kind === 'list') {
    return {kind: 'page', status: 200, start: 'touch', head: resultsHead(session, content)}
  }
  const head = {title: resultsTitle, description: resultsIntro, path: paths.raceResults, isIndexed: false}
  return {kind: 'page', status: 503, start: 'idle', head}
}

function resultsHead(session: PageSession, {state, results, total}: FoundResults): PageHead {
  const {search, category, page} = state
  const name = search
    ? `“${search}” in ${resultsTitle}`
    : category
      ? `${resultsTitle}: ${category}`
      : resultsTitle
  return {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: resultsIntro,
    path: listHref(paths.raceResults, state),
    isIndexed: search === '' && results.length > 0,
    trail: category ? [{name: resultsTitle, path: paths.raceResults}] : [],
    structuredData: search
      ? []
      : [
          {
            '@type': 'CollectionPage',
            name,
            mainEntity: {
              '@type': 'ItemList',
              numberOfItems: total,
              itemListElement: results.map(({number, title}, index) => ({
                '@type': 'ListItem',
                position: (page - 1) * raceResultsPageSize + index + 1,
                name: title,
                url: absolute(session.origin, paths.raceResult(number)),
              })),
            },
          },
        ],
  }
}
