import type {IncomingMessage} from 'node:http'
import {TLSSocket} from 'node:tls'

/**
 * Rewrites what the request says about where it came from. Anybody can send these headers, so without a trusted proxy they
 * are replaced by what the connection shows; behind some, the lake is told the one address that the outermost of them
 * saw: it counts failed logins by it, and knows neither how many proxies there are nor where they stand.
 */
export function setForwardedHeaders(request: IncomingMessage, trustedProxies: number): void {
  const {headers, socket} = request
  const isTrusted = trustedProxies > 0
  const proto = isTrusted ? headers['x-forwarded-proto'] : undefined
  const host = isTrusted ? headers['x-forwarded-host'] : undefined

  delete headers['forwarded']
  delete headers['x-real-ip']
  delete headers['x-forwarded-port']
  headers['x-forwarded-for'] = clientAddress(request, trustedProxies)
  headers['x-forwarded-proto'] = proto ?? (socket instanceof TLSSocket ? 'https' : 'http')
  headers['x-forwarded-host'] = host ?? headers.host ?? ''
}

/** Every proxy adds the address it was called from, the innermost last; those further left can be invented. */
function clientAddress({headers, socket}: IncomingMessage, trustedProxies: number): string {
  const told = [headers['x-forwarded-for'] ?? []].flat().flatMap((entry) => entry.split(','))
  const hops = [...told.map((hop) => hop.trim()), socket.remoteAddress ?? '']
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? ''
}
