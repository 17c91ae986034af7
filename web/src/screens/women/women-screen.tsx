import {useState} from 'react'
import {useLoaderData, useSearchParams} from 'react-router-dom'

import {ListFrame} from '#features/list-frame/list-frame.tsx'
import {readListState} from '#page/list-address.ts'
import type {Delivery} from '#page/page-session.ts'
import {useArrival} from '#page/use-arrival.ts'
import {paths} from '#paths.ts'
import {Button} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {SearchForm} from '#ui/search-form.tsx'
import {Spinner} from '#ui/spinner.tsx'

import type {WomenScreenContent} from './load-women-screen.ts'
import {matchingWomen} from './matching-women.ts'
import {womenIntro, womenTitle} from './women-head.ts'
import {WomenList} from './women-list.tsx'

export function WomenScreen() {
  const {content} = useLoaderData<Delivery<WomenScreenContent>>()
  const {latest, isLoading} = useArrival(content)
  const [query] = useSearchParams()
  const {page, search: asked} = readListState(query)
  const [search, setSearch] = useState(asked)
  const found = latest?.kind === 'found' && !isLoading ? latest.found : null
  const shown = matchingWomen(found?.women ?? [], search)

  function find(text: string) {
    setSearch(text)
    // The address keeps the search for Back and reload; the router need not know, for there is nothing to load.
    const address = new URL(location.href)
    if (text) address.searchParams.set('search', text)
    else address.searchParams.delete('search')
    history.replaceState(history.state, '', address)
  }

  return (
    <ListFrame
      clearHref={null}
      count={found && found.total > 0 ? `Showing ${shown.length} of ${found.total} stories` : null}
      intro={womenIntro}
      isLoading={isLoading}
      search={
        <SearchForm
          action={paths.women}
          kept={page > 1 ? {page: String(page)} : {}}
          label="Search women's stories"
          onSearch={find}
          onType={find}
          search={search}
        />
      }
      title={womenTitle}
    >
      {isLoading && <Spinner>Loading inspiring stories...</Spinner>}
      {!isLoading && latest?.kind === 'failed' && (
        <Notice title="Failed to load content" tone="failure">
          <Button onPress={() => location.reload()}>Retry</Button>
        </Notice>
      )}
      {found && (
        <WomenList found={found} onClear={() => find('')} page={page} search={search} shown={shown} />
      )}
    </ListFrame>
  )
}
