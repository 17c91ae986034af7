import {useLoaderData, useSearchParams} from 'react-router-dom'

import {ListFrame} from '#features/list-frame/list-frame.tsx'
import {readListState} from '#page/list-address.ts'
import type {Delivery} from '#page/page-session.ts'
import {useArrival} from '#page/use-arrival.ts'
import {paths} from '#paths.ts'
import {SearchForm} from '#ui/search-form.tsx'
import {Spinner} from '#ui/spinner.tsx'

import {CategorySelect} from './category-select.tsx'
import {type ResultsScreenContent, resultsIntro, resultsTitle} from './load-results-screen.ts'
import {ResultList, ResultsFailure} from './result-list.tsx'
import {useResultFilter} from './use-result-filter.ts'

export function ResultsScreen() {
  const {content} = useLoaderData<Delivery<ResultsScreenContent>>()
  const {latest, isLoading} = useArrival(content)
  const [query] = useSearchParams()
  const {search, category} = readListState(query)
  const filter = useResultFilter({search, category})
  const list = latest?.kind === 'list' ? latest : null
  const isShown = list !== null && !isLoading

  return (
    <ListFrame
      clearHref={search || category ? paths.raceResults : null}
      count={isShown ? `Showing ${list.results.length} of ${list.total} results` : null}
      intro={resultsIntro}
      isLoading={isLoading}
      search={
        <SearchForm
          action={paths.raceResults}
          label="Search results"
          onSearch={(text) => filter.now({search: text})}
          onType={(text) => filter.later({search: text})}
          search={search}
        >
          <CategorySelect
            categories={list?.categories ?? []}
            chosen={category}
            onChoose={(name) => filter.later({category: name})}
          />
        </SearchForm>
      }
      title={resultsTitle}
    >
      {isLoading && <Spinner>Loading race results...</Spinner>}
      {!isLoading && latest?.kind === 'failed' && <ResultsFailure />}
      {isShown && <ResultList list={list} />}
    </ListFrame>
  )
}
