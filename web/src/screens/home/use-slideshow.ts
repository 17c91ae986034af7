import {useEffect, useState} from 'react'

export const slideMilliseconds = 15_000

interface Slideshow {
  index: number
  isPlaying: boolean
  isPausedByReader: boolean
  show: (index: number) => void
  step: (by: 1 | -1) => void
  togglePause: () => void
  hold: (isHeld: boolean) => void
}

/** Slides that move on by themselves, unless the reader has paused them, is on them, or wants no motion. */
export function useSlideshow(count: number): Slideshow {
  const [index, setIndex] = useState(0)
  const [isPausedByReader, setIsPausedByReader] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const isPlaying = count > 1 && !isPausedByReader && !isHeld

  useEffect(() => {
    // Chosen by the reader's system: then slides wait to be moved.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPausedByReader(true)
  }, [])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setIndex((now) => wrap(now + 1, count)), slideMilliseconds)
    return () => clearTimeout(timer)
  }, [isPlaying, index, count])

  return {
    index,
    isPlaying,
    isPausedByReader,
    show: setIndex,
    step: (by) => setIndex((now) => wrap(now + by, count)),
    togglePause: () => setIsPausedByReader((isPaused) => !isPaused),
    hold: setIsHeld,
  }
}

export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}
