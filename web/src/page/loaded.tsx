import {type ReactNode, Suspense, use, useLayoutEffect} from 'react'

import type {Arriving} from './page-session.ts'
import {seekPlaceAgain} from './scroll-memory.ts'

interface LoadedProps<T> {
  content: Arriving<T>
  pending: ReactNode
  children: (content: T) => ReactNode
}

/** Draws content, or what stands in for it while it is on its way. */
export function Loaded<T>({content, pending, children}: LoadedProps<T>) {
  if (!(content instanceof Promise)) return children(content)
  return (
    <Suspense fallback={pending}>
      <Arrived content={content}>{children}</Arrived>
    </Suspense>
  )
}

function Arrived<T>({content, children}: {content: Promise<T>; children: (content: T) => ReactNode}) {
  const arrived = use(content)
  useLayoutEffect(seekPlaceAgain, [arrived])
  return children(arrived)
}
