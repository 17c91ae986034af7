import {useEffect, useLayoutEffect, useRef} from 'react'
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
  const isFirstPage = useRef(true)

  useLayoutEffect(() => {
    const remembered = isReturn ? positions.get(key) : undefined
    const isFirst = isFirstPage.current
    isFirstPage.current = false
    // The first page is where the browser has put it.
    if (isFirst && isReturn) return
    place = () => {
      const anchor = anchorOf(hash)
      if (remembered !== undefined) scrollTo(0, remembered)
      else if (anchor) anchor.scrollIntoView()
      else if (!hash) scrollTo(0, 0)
    }
    place()
  }, [key, hash, isReturn])

  useEffect(() => {
    const remember = () => positions.set(key, scrollY)
    // A link to an anchor has scrolled the first page before anybody listened.
    remember()
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

function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // A percent sign alone is no code.
    return null
  }
}

/** To be called when content has arrived on the screen. */
export function seekPlaceAgain(): void {
  place?.()
}
