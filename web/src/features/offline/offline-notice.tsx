import {useSyncExternalStore} from 'react'
import {styled} from 'styled-components'

import {depth} from '#theme/depth.ts'
import {theme} from '#theme/theme.ts'

/** Stays as long as the connection is gone, because what fails meanwhile fails for that reason. */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

  return (
    <Place role="status">
      {isOffline && <Face>You are offline. What is on this page stays readable.</Face>}
    </Place>
  )
}

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const Place = styled.div`
  position: fixed;
  z-index: ${depth.pageBar};
  inset: auto 0 0;
`

const Face = styled.p`
  padding: ${theme.space.xs} ${theme.space.md};
  border-top: ${theme.line.bold} solid ${theme.color.mastheadAccent};
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
  font: 600 ${theme.size.label}/1.3 ${theme.font.display};
  text-align: center;
`
