import type {IncomingHttpHeaders} from 'node:http'

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** The web origins that may read with credentials, write with a cookie and receive a login. */
export interface AllowedOrigins {
  readonly publicOrigin: string
  has(origin: string): boolean
}

/** On this machine the public site is reached by any loopback name, so those count when its port is the same. */
export function createAllowedOrigins(publicOrigin: string, others: readonly string[]): AllowedOrigins {
  const main = new URL(publicOrigin)
  const port = main.port === '' ? '' : `:${main.port}`
  const allowed = new Set([
    main.origin,
    ...LOOPBACK_NAMES.map((name) => `http://${name}${port}`),
    ...others.map((other) => new URL(other).origin),
  ])
  return {publicOrigin: main.origin, has: (origin) => allowed.has(origin)}
}

/** The page a request came from, as far as the browser tells it and we allow it; else the public origin. */
export function pageOrigin(origins: AllowedOrigins, headers: IncomingHttpHeaders) {
  const claimed = headers.origin ?? originOf(headers.referer)
  return claimed !== null && origins.has(claimed) ? claimed : origins.publicOrigin
}

function originOf(address: string | undefined) {
  if (address === undefined) return null
  return URL.parse(address)?.origin ?? null
}
