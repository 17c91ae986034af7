import {useEffect, useReducer, useRef, useState, useSyncExternalStore} from 'react'

import {isTakenOver} from '#page/takeover.ts'

export const slideMilliseconds = 15_000

const calm = '(prefers-reduced-motion: reduce)'

export interface Slideshow {
  index: number
  /** Slides that have been shown: only they need their pictures. */
  seen: ReadonlySet<number>
  isPlaying: boolean
  isPaused: boolean
  show: (index: number) => void
  togglePause: () => void
  /** While the reader is on the slides, they wait. */
  hold: (isHeld: boolean) => void
}

/** Slides that move on by themselves, unless the reader has paused them, is on them, or wants no motion. */
export function useSlideshow(count: number): Slideshow {
  const [{index, seen}, show] = useReducer(moveTo, {index: 0, seen: new Set([0])})
  const wantsCalm = useSyncExternalStore(
    subscribeToCalm,
    () => matchMedia(calm).matches,
    () => false,
  )
  const hasWaited = useRef(false)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [isHeld, setIsHeld] = useState(false)

  const isPaused = choice === null ? wantsCalm : choice === 'pause'
  const isPlaying = count > 1 && !isPaused && !isHeld

  useEffect(() => {
    if (!isPlaying) return
    // The first slide of a page from the server has been filling its bar since before the page was taken over.
    const alreadyShown = !hasWaited.current && !isTakenOver() ? performance.now() : 0
    hasWaited.current = true
    const rest = Math.max(0, slideMilliseconds - alreadyShown)
    const timer = setTimeout(() => show(wrap(index + 1, count)), rest)
    return () => clearTimeout(timer)
  }, [isPlaying, index, count])

  return {
    index,
    seen,
    isPlaying,
    isPaused,
    show: (wanted) => show(wrap(wanted, count)),
    togglePause: () => setChoice(isPaused ? 'play' : 'pause'),
    hold: setIsHeld,
  }
}

interface Place {
  index: number
  seen: ReadonlySet<number>
}

function moveTo({seen}: Place, index: number): Place {
  return {index, seen: seen.has(index) ? seen : new Set([...seen, index])}
}

function subscribeToCalm(onChange: () => void) {
  const query = matchMedia(calm)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}
