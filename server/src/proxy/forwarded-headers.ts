import type {IncomingMessage} from 'node:http'
import {TLSSocket} from 'node:tls'

/**
 * Rewrites what the request says about where it came from. Anybody can send these headers, so without a trusted proxy they
 * are replaced by what the connection shows; behind one, its word is kept and the connection's address added.
 */
export function setForwardedHeaders(request: IncomingMessage, trustedProxies: number): void {
  const {headers, socket} = request
  const isTrusted = trustedProxies > 0
  const address = socket.remoteAddress ?? ''
  const before = isTrusted ? headers['x-forwarded-for'] : undefined
  const proto = isTrusted ? headers['x-forwarded-proto'] : undefined
  const host = isTrusted ? headers['x-forwarded-host'] : undefined

  delete headers['forwarded']
  delete headers['x-real-ip']
  delete headers['x-forwarded-port']
  headers['x-forwarded-for'] = before === undefined ? address : `${String(before)}, ${address}`
  headers['x-forwarded-proto'] = proto ?? (socket instanceof TLSSocket ? 'https' : 'http')
  headers['x-forwarded-host'] = host ?? headers.host ?? ''
}
