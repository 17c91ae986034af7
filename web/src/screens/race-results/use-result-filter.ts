import {raceResultSearchDelayMs} from '@bfl/schemas/domain/site-constants'
import {useCallback, useEffect, useRef} from 'react'
import {useNavigate} from 'react-router-dom'

import {type ListState, listHref} from '#page/list-address.ts'
import {paths} from '#paths.ts'

type Wish = Pick<ListState, 'search' | 'category'>

/**
 * Follows what is typed and chosen, half a second after the last change of either, to the first page of what it leaves.
 * What waits is one wish: a category chosen while a search waits does not lose the search.
 */
export function useResultFilter({search, category}: Wish) {
  const navigate = useNavigate()
  const waiting = useRef<{wish: Wish; timer: ReturnType<typeof setTimeout>} | null>(null)

  const go = useCallback(
    (wish: Wish) => {
      clearTimeout(waiting.current?.timer)
      waiting.current = null
      // Each letter is not a page to go back to.
      const isRefining = search !== '' && wish.search !== '' && wish.category === category
      if (wish.search !== search || wish.category !== category) {
        void navigate(listHref(paths.raceResults, wish), {replace: isRefining})
      }
    },
    [navigate, search, category],
  )
  const latestGo = useRef(go)
  useEffect(() => {
    latestGo.current = go
  }, [go])
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  const wishOf = (change: Partial<Wish>): Wish => ({search, category, ...waiting.current?.wish, ...change})

  return {
    later(change: Partial<Wish>) {
      const wish = wishOf(change)
      clearTimeout(waiting.current?.timer)
      waiting.current = {wish, timer: setTimeout(() => latestGo.current(wish), raceResultSearchDelayMs)}
    },
    now(change: Partial<Wish>) {
      go(wishOf(change))
    },
  }
}
