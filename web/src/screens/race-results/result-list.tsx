import {mostPageButtons} from '@bfl/schemas/domain/site-constants'
import {useEffect} from 'react'
import {useRevalidator} from 'react-router-dom'
import {styled} from 'styled-components'

import {listHref} from '#page/list-address.ts'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {Pagination} from '#ui/pagination.tsx'
import {Text} from '#ui/text.tsx'
import {useToast} from '#ui/toast.tsx'

import type {ResultsScreenContent} from './load-results-screen.ts'
import {ResultRow} from './result-row.tsx'

type ShownList = Extract<ResultsScreenContent, {kind: 'list'}>

export function ResultList({list}: {list: ShownList}) {
  const {results, state, lastPage} = list

  return (
    <>
      {results.length > 0 ? (
        <Rows>
          {results.map((result) => (
            <ResultRow key={result.number} result={result} />
          ))}
        </Rows>
      ) : (
        <NoResults list={list} />
      )}
      <Pagination
        hrefOf={(page) => listHref(paths.raceResults, {...state, page})}
        lastPage={lastPage}
        mostButtons={mostPageButtons}
        page={state.page}
      >
        <span>{`Page ${state.page} of ${lastPage}`}</span>
      </Pagination>
    </>
  )
}

function NoResults({list: {state, total, lastPage}}: {list: ShownList}) {
  if (total > 0) {
    return (
      <Notice title="No Results Found">
        <Text>{`This list ends at page ${lastPage}.`}</Text>
        <ButtonLink to={listHref(paths.raceResults, {...state, page: 1})} tone="quiet">
          Go to the first page
        </ButtonLink>
      </Notice>
    )
  }
  if (!state.search && !state.category) {
    return (
      <Notice title="No Results Found">
        <Text>No list has been published yet. It will stand here on the evening of the next race.</Text>
      </Notice>
    )
  }
  return (
    <Notice title="No Results Found">
      <Text>
        {state.search
          ? `No list has all the words of “${state.search}”. Try fewer words, or another spelling.`
          : `There is no list in ${state.category} yet.`}
      </Text>
      <ButtonLink to={paths.raceResults} tone="quiet">
        Show all results
      </ButtonLink>
    </Notice>
  )
}

const failure = 'Failed to load race results'

/** The content lake did not answer, or /api could not search. */
export function ResultsFailure() {
  const {revalidate} = useRevalidator()
  const toast = useToast()
  useEffect(() => toast(failure), [toast])

  return (
    <Notice title={failure} tone="failure">
      <Button onPress={() => void revalidate()}>Try Again</Button>
    </Notice>
  )
}

const Rows = styled.ol`
  border-top: ${theme.line.hair} solid ${theme.color.rule};
`
