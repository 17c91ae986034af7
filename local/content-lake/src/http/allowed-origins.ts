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

/**
 * Where the browser that asks can reach us. Behind a server that passes our paths through, that is the page's own origin,
 * which then carries the host that was asked; a page of another origin has come to us directly.
 */
export function reachableOrigin(origins: AllowedOrigins, headers: IncomingHttpHeaders) {
  const page = headers.origin ?? originOf(headers.referer)
  const isAllowed = page !== null && origins.has(page)
  const host = [headers['x-forwarded-host']].flat()[0] ?? headers.host ?? ''
  if (isAllowed && URL.parse(page)?.host === host) return page
  // A browser's Host is what its user asked for; only names of this machine are taken at their word.
  const asked = URL.parse(`http://${host}`)
  return isAllowed && asked !== null && LOOPBACK_NAMES.includes(asked.hostname)
    ? asked.origin
    : origins.publicOrigin
}

function originOf(address: string | undefined) {
  if (address === undefined) return null
  return URL.parse(address)?.origin ?? null
}
