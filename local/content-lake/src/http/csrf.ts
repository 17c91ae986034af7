import type {IncomingHttpHeaders} from 'node:http'

import type {AllowedOrigins} from './allowed-origins.ts'
import {forbidden} from './lake-error.ts'

/**
 * A cookie travels with requests that other sites cause, so a write by cookie must prove the page it came from.
 * Requests with a bearer token need no such proof: no other site can add one.
 */
export function refuseForeignPage(origins: AllowedOrigins, headers: IncomingHttpHeaders) {
  const {origin} = headers
  if (origin !== undefined && origins.has(origin)) return
  if (origin === undefined && headers['sec-fetch-site'] === 'same-origin') return
  throw forbidden(
    origin === undefined
      ? 'A request with a session cookie must carry an Origin header'
      : `The origin ${origin.slice(0, 200)} is not allowed; add it to the allowed origins`,
  )
}

/**
 * A page elsewhere could send its visitor here with a ticket of its own, so that the visitor works in somebody else's
 * account without knowing. Programs say nothing of where they are; a browser always does.
 */
export function refuseForeignSignIn(origins: AllowedOrigins, headers: IncomingHttpHeaders) {
  const {origin} = headers
  const isForeign = origin === undefined ? isSentElsewhere(headers) : !origins.has(origin)
  if (isForeign) throw forbidden('A session is given only to a page of an allowed origin')
}

function isSentElsewhere(headers: IncomingHttpHeaders) {
  const site = headers['sec-fetch-site']
  return headers['sec-fetch-mode'] === 'navigate' || (site !== undefined && site !== 'same-origin')
}
