import type {Call, CallTypes} from '@bfl/schemas/api-calls'
import useSWR from 'swr'

import {type CallInput, callKey} from './call-address.ts'
import {call} from './call.ts'
import {type SessionState, useSession} from './use-session.ts'

/** An answer of the API that is asked for once a page and kept; asked again when another person signs in. */
export function useCall<Types extends CallTypes>(target: Call<Types>, input: CallInput<Types> | null) {
  const key = sessionKey(useSession(), target, input)
  return useSWR(
    key,
    () => {
      if (!input) throw new Error('A call without a key was asked for')
      return call(target, input)
    },
    patient,
  )
}

/** null while there is nothing to ask, or nobody knows yet who asks. */
export function sessionKey<Types extends CallTypes>(
  session: SessionState,
  target: Call<Types>,
  input: CallInput<Types> | null,
): string | null {
  if (!input || session.status === 'loading') return null
  return callKey(target, input, session.status === 'signedIn' ? session.user.id : undefined)
}

/** What failed has a button to try again: nothing is asked behind the reader's back. */
export const patient = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
} as const
