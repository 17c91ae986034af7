import {heroSlideMs} from '@bfl/schemas/domain/site-constants'
import {useReducer, useState, useSyncExternalStore} from 'react'

import {isTakenOver} from '#page/takeover.ts'

import {useTimeLeft} from './use-time-left.ts'

const calm = '(prefers-reduced-motion: reduce)'

export interface Slideshow {
  index: number
  /** Slides that have been shown: only they need their pictures. */
  seen: ReadonlySet<number>
  isPlaying: boolean
  isPaused: boolean
  show: (index: number) => void
  togglePause: () => void
  /** While the reader's mouse or keyboard is on the slides, they wait. */
  hold: (by: 'mouse' | 'focus', isHeld: boolean) => void
}

/** Slides that move on by themselves, unless the reader has paused them, is on them, or wants no motion. */
export function useSlideshow(count: number): Slideshow {
  const [{index, seen}, show] = useReducer(moveTo, {index: 0, seen: new Set([0])})
  const wantsCalm = useSyncExternalStore(
    subscribeToCalm,
    () => matchMedia(calm).matches,
    () => false,
  )
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [held, setHeld] = useState({mouse: false, focus: false})

  const isPaused = choice === null ? wantsCalm : choice === 'pause'
  const isPlaying = count > 1 && !isPaused && !held.mouse && !held.focus && !isHidden

  useTimeLeft({
    turn: index,
    isRunning: isPlaying,
    // The first slide of a page from the server has been filling its bar since before the page was taken over.
    atStart: () => (isTakenOver() ? heroSlideMs : Math.max(0, heroSlideMs - performance.now())),
    whole: heroSlideMs,
    onEnd: () => show(wrap(index + 1, count)),
  })

  return {
    index,
    seen,
    isPlaying,
    isPaused,
    show: (wanted) => show(wrap(wanted, count)),
    togglePause: () => setChoice(isPaused ? 'play' : 'pause'),
    hold: (by, isHeld) => setHeld((now) => ({...now, [by]: isHeld})),
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

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}
