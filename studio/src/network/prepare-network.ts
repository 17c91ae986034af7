import type {StudioSettings} from '#studio-settings.ts'

import {multiplexStreams} from './multiplex-streams.ts'
import {refuseForeignRequests} from './refuse-foreign-requests.ts'

/** Hosted Sanity is reached as it is; a lake of our own needs neither other hosts nor more than one connection. */
export function prepareNetwork({apiHost}: StudioSettings): void {
  if (apiHost === null) return

  const withoutForeign = refuseForeignRequests(globalThis.fetch.bind(globalThis), [location.origin, apiHost])
  const hasSixConnections = apiHost.startsWith('http:')
  globalThis.fetch = hasSixConnections ? multiplexStreams(withoutForeign, apiHost) : withoutForeign

  // The Studio would warn of HTTP/1.1's six connections, which the multiplexer makes enough.
  if (hasSixConnections) {
    sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
  }
}
