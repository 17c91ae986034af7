import {homeStoriesPageSize} from '@bfl/schemas/domain/site-constants'
import {use, useEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'

import {type StoryPage, allCategories} from '#content/load-stories.ts'
import type {StoryCard} from '#content/story-data.ts'
import {StoryPagesContext} from '#content/story-pages.ts'

export const loadFailure = 'Failed to load stories'

type ListState = 'ready' | 'loading' | 'loadingMore' | 'failed'

interface StoryList {
  category: string
  stories: StoryCard[]
  state: ListState
  hasMore: boolean
  choose: (category: string) => void
  loadMore: () => void
  retry: () => void
}

interface KeptList {
  category: string
  list: StoryPage | null
  page: number
}

/** By the place in the browser's history: who comes back finds what they had loaded, not the first page again. */
const keptLists = new Map<string, KeptList>()

/** The stories of one category, page after page. */
export function useStoryList(first: StoryPage | null): StoryList {
  const loadPage = use(StoryPagesContext)
  const {key} = useLocation()
  const [kept] = useState<KeptList>(
    () => keptLists.get(key) ?? {category: allCategories, list: first, page: 1},
  )
  const [category, setCategory] = useState(kept.category)
  const [list, setList] = useState(kept.list)
  const [page, setPage] = useState(kept.page)
  const [state, setState] = useState<ListState>(kept.list ? 'ready' : 'failed')
  const turn = useRef(0)

  useEffect(() => {
    if (state === 'ready') keptLists.set(key, {category, list, page})
  }, [key, state, category, list, page])

  async function load(wanted: {category: string; page: number}) {
    turn.current += 1
    const mine = turn.current
    setCategory(wanted.category)
    setState(wanted.page === 1 ? 'loading' : 'loadingMore')

    const found = await loadPage({...wanted, size: homeStoriesPageSize})
    // The reader has chosen another category meanwhile.
    if (mine !== turn.current) return
    if (found) {
      setList((before) => (wanted.page === 1 ? found : appended(before, found)))
      setPage(wanted.page)
    } else if (wanted.page === 1) {
      setList(null)
    }
    // With stories on the screen a failure is only logged: the button is still there to try again.
    setState(found || wanted.page > 1 ? 'ready' : 'failed')
  }

  return {
    category,
    stories: list?.stories ?? [],
    state,
    hasMore: list !== null && page * homeStoriesPageSize < list.total,
    choose: (chosen) => void load({category: chosen, page: 1}),
    loadMore: () => void load({category, page: page + 1}),
    retry: () => void load({category, page: 1}),
  }
}

/** Stories published meanwhile push others onto the next page; each is shown once. */
export function appended(before: StoryPage | null, next: StoryPage): StoryPage {
  const known = new Set(before?.stories.map(({slug}) => slug))
  return {
    total: next.total,
    stories: [...(before?.stories ?? []), ...next.stories.filter(({slug}) => !known.has(slug))],
  }
}
