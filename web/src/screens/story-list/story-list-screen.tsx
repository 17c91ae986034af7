import {useLoaderData, useLocation, useNavigate, useSearchParams} from 'react-router-dom'

import {allCategories} from '#content/load-stories.ts'
import {ComingSoon, PlaceholderLoading} from '#features/coming-soon/coming-soon.tsx'
import {ListFrame} from '#features/list-frame/list-frame.tsx'
import {ListLoading} from '#features/list-frame/list-loading.tsx'
import {StoryGrid} from '#features/story-card/story-grid.tsx'
import {listHref, readListState} from '#page/list-address.ts'
import type {Delivery} from '#page/page-session.ts'
import {useArrival} from '#page/use-arrival.ts'
import {ChipLinks} from '#ui/filter-chips.tsx'
import {SearchForm} from '#ui/search-form.tsx'

import type {StoryListContent} from './load-story-list.ts'
import {type StoryListPage, storyListPageAt} from './story-list-pages.ts'
import {StoryListFailure, StoryListResults} from './story-list-results.tsx'

export function StoryListScreen() {
  const {pathname} = useLocation()
  const page = storyListPageAt(pathname)

  // Another list starts anew; within one, what is typed and what can be chosen stay.
  return <StoryList key={page.path} page={page} />
}

function StoryList({page}: {page: StoryListPage}) {
  const {content} = useLoaderData<Delivery<StoryListContent>>()
  const {latest, isLoading} = useArrival(content)
  const navigate = useNavigate()
  const [query] = useSearchParams()

  if (latest?.kind === 'comingSoon') return <ComingSoon page={page} />
  if (latest === null && page.isPlaceholder) {
    return <PlaceholderLoading page={page}>Loading stories...</PlaceholderLoading>
  }

  const {search, category} = readListState(query)
  const chosen = page.category === null ? category : ''
  const list = latest?.kind === 'list' ? latest : null
  const options = [allCategories, ...(list?.categories ?? [])].map((name) => ({
    name,
    to: listHref(page.path, {search, category: name === allCategories ? '' : name}),
  }))

  return (
    <ListFrame
      chips={
        options.length > 2 && (
          <ChipLinks chosen={chosen || allCategories} label="Categories" options={options} />
        )
      }
      clearHref={search || chosen ? page.path : null}
      count={list && !isLoading ? `Showing ${list.stories.length} of ${list.total} stories` : null}
      intro={page.intro}
      isLoading={isLoading}
      search={
        <SearchForm
          action={page.path}
          kept={chosen ? {category: chosen} : {}}
          label="Search stories"
          onSearch={(text) => void navigate(listHref(page.path, {search: text, category: chosen}))}
          search={search}
        />
      }
      title={page.title}
    >
      {isLoading && <ListLoading Grid={StoryGrid}>Loading stories...</ListLoading>}
      {!isLoading && latest?.kind === 'failed' && <StoryListFailure />}
      {!isLoading && list && <StoryListResults list={list} path={page.path} />}
    </ListFrame>
  )
}
