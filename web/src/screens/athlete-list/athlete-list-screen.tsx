import {mostPageButtons} from '@bfl/schemas/domain/site-constants'
import {useLoaderData, useNavigate, useRevalidator, useSearchParams} from 'react-router-dom'

import {AthleteCardView} from '#features/athlete/athlete-card-view.tsx'
import {AthleteGrid} from '#features/athlete/athlete-grid.tsx'
import {ListFrame} from '#features/list-frame/list-frame.tsx'
import {ListLoading} from '#features/list-frame/list-loading.tsx'
import {NothingFound} from '#features/list-frame/nothing-found.tsx'
import {listHref, readListState} from '#page/list-address.ts'
import type {Delivery} from '#page/page-session.ts'
import {useArrival} from '#page/use-arrival.ts'
import {paths} from '#paths.ts'
import {Button} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {Pagination} from '#ui/pagination.tsx'
import {SearchForm} from '#ui/search-form.tsx'

import type {AthleteListContent} from './load-athlete-list.ts'
import {athleteListIntro, athleteListTitle} from './report-athlete-list.ts'

export function AthleteListScreen() {
  const {content} = useLoaderData<Delivery<AthleteListContent>>()
  const {latest, isLoading} = useArrival(content)
  const {revalidate} = useRevalidator()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const {search} = readListState(query)
  const list = latest?.kind === 'list' && !isLoading ? latest : null

  return (
    <ListFrame
      clearHref={search ? paths.athletes : null}
      count={list && `Showing ${list.athletes.length} of ${list.total} athletes`}
      intro={athleteListIntro}
      isLoading={isLoading}
      search={
        <SearchForm
          action={paths.athletes}
          label="Search athletes"
          onSearch={(text) => void navigate(listHref(paths.athletes, {search: text}))}
          search={search}
        />
      }
      title={athleteListTitle}
    >
      {isLoading && <ListLoading Grid={AthleteGrid}>Loading athletes...</ListLoading>}
      {!isLoading && latest?.kind === 'failed' && (
        <Notice title="Failed to load athletes" tone="failure">
          <Button onPress={() => void revalidate()}>Try Again</Button>
        </Notice>
      )}
      {list && <Athletes list={list} />}
    </ListFrame>
  )
}

function Athletes({list}: {list: Extract<AthleteListContent, {kind: 'list'}>}) {
  const {athletes, state, lastPage} = list

  return (
    <>
      {athletes.length > 0 ? (
        <AthleteGrid>
          {athletes.map((athlete) => (
            <li key={athlete.number}>
              <AthleteCardView athlete={athlete} invitation="View Full Profile" level="h2" />
            </li>
          ))}
        </AthleteGrid>
      ) : (
        <NothingFound list={list} path={paths.athletes} title="No Athletes Found" whole="Show all athletes" />
      )}
      <Pagination
        hrefOf={(page) => listHref(paths.athletes, {...state, page})}
        lastPage={lastPage}
        mostButtons={mostPageButtons}
        page={state.page}
      />
    </>
  )
}
