import {useEffect, useLayoutEffect} from 'react'
import {NavigationType, useLocation, useNavigationType} from 'react-router-dom'

const positions = new Map<string, number>()
const readerMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Where the screen has to be once its content is there; nothing when the reader has moved it since. */
let place: (() => void) | null = null

/**
 * Puts a screen where the reader expects it: a link at its anchor or the top, the back button where they were.
 * Content may come later and push the place away, so it is sought again when that has arrived.
 */
export function useScrollMemory(): void {
  const {key, hash} = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop

  useLayoutEffect(() => {
    const remembered = positions.get(key)
    // The first page is where the browser has put it.
    if (isReturn && remembered === undefined) return
    place = () => {
      const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (isReturn) scrollTo(0, remembered ?? 0)
      else if (anchor) anchor.scrollIntoView()
      else if (!hash) scrollTo(0, 0)
    }
    place()
  }, [key, hash, isReturn])

  useEffect(() => {
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, {passive: true})
    return () => removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    const forget = () => {
      place = null
    }
    // Between pages that are loaded whole the browser knows better.
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', giveBack)
    for (const move of readerMoves) addEventListener(move, forget, {passive: true})
    return () => {
      removeEventListener('pagehide', giveBack)
      for (const move of readerMoves) removeEventListener(move, forget)
    }
  }, [])
}

/** To be called when content has arrived on the screen. */
export function seekPlaceAgain(): void {
  place?.()
}
