import {type KeyboardEvent, useEffect} from 'react'

/** While a panel covers the page, the page below does not scroll. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    document.body.dataset.scroll = 'locked'
    return () => {
      delete document.body.dataset.scroll
    }
  }, [isLocked])
}

const focusable = 'a[href], button:not(:disabled), input, textarea, select'

/** Tab goes round inside the panel that handles the key. */
export function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.offsetParent !== null,
  )
  const [first, last] = [targets.at(0), targets.at(-1)]
  const leaving = event.shiftKey ? [first, event.currentTarget] : [last]
  if (!leaving.some((element) => element === document.activeElement)) return

  event.preventDefault()
  const target = event.shiftKey ? last : first
  target?.focus()
}
