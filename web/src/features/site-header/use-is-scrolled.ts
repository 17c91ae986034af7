import {useSyncExternalStore} from 'react'

const scrollThreshold = 10

/** Whether the page has been scrolled by more than the threshold. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > scrollThreshold,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, {passive: true})
  return () => removeEventListener('scroll', onChange)
}
