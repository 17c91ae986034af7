import {headerScrollThreshold} from '@bfl/schemas/domain/site-constants'
import {useSyncExternalStore} from 'react'

/** Whether the page has been scrolled by more than the threshold. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > headerScrollThreshold,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, {passive: true})
  return () => removeEventListener('scroll', onChange)
}
