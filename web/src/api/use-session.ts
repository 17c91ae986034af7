import type {User} from '@bfl/schemas/api-calls'
import {useSyncExternalStore} from 'react'

import {type StoredSession, readSession, watchSession} from './stored-session.ts'

export type SessionState = {status: 'loading'} | {status: 'signedOut'} | {status: 'signedIn'; user: User}

/** Who is signed in; `loading` on the server's page and until the browser has looked into its storage. */
export function useSession(): SessionState {
  const session = useSyncExternalStore<StoredSession | null | undefined>(
    watchSession,
    readSession,
    () => undefined,
  )
  if (session === undefined) return {status: 'loading'}
  return session ? {status: 'signedIn', user: session.user} : {status: 'signedOut'}
}
