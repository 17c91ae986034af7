import {useEffect, useLayoutEffect, useState} from 'react'

import type {Arriving} from './page-session.ts'
import {seekPlaceAgain} from './scroll-memory.ts'

interface Arrival<T> {
  /** What arrived last; null while nothing has. */
  latest: T | null
  /** Whether something newer is on its way. */
  isLoading: boolean
}

/**
 * Content that changes while the screen around it stays: the last one is kept until the next is there. An answer that comes
 * after the reader has asked for something else is passed over.
 */
export function useArrival<T>(content: Arriving<T>): Arrival<T> {
  const [arrival, setArrival] = useState<{of: Arriving<T>; value: T} | null>(() =>
    content instanceof Promise ? null : {of: content, value: content},
  )

  useEffect(() => {
    if (!(content instanceof Promise)) return
    let isWanted = true
    void content.then((value) => {
      if (isWanted) setArrival({of: content, value})
    })
    return () => {
      isWanted = false
    }
  }, [content])

  useLayoutEffect(seekPlaceAgain, [arrival])

  if (!(content instanceof Promise)) return {latest: content, isLoading: false}
  return {latest: arrival?.value ?? null, isLoading: arrival?.of !== content}
}
