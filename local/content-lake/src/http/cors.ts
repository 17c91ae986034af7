import type {IncomingHttpHeaders} from 'node:http'

import type {AllowedOrigins} from './allowed-origins.ts'

const METHODS = 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS'
const EXPOSED = 'Content-Disposition, Content-Range, ETag, Retry-After, X-Sanity-Shard'

/** An origin that is not on the list gets no permission, and the browser keeps the answer from the page. */
export function corsHeaders(origins: AllowedOrigins, headers: IncomingHttpHeaders): Record<string, string> {
  const {origin} = headers
  if (origin === undefined || !origins.has(origin)) return {vary: 'Origin'}
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
  }
}

export function preflightHeaders(
  origins: AllowedOrigins,
  headers: IncomingHttpHeaders,
): Record<string, string> {
  const {origin} = headers
  if (origin === undefined || !origins.has(origin)) return {allow: METHODS, vary: 'Origin'}
  const asked = headers['access-control-request-headers'] ?? ''
  return {
    ...corsHeaders(origins, headers),
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': /^[\w\-, ]{1,2000}$/.test(asked) ? asked : 'authorization, content-type',
    'access-control-max-age': '86400',
  }
}
