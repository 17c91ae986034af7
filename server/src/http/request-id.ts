import {randomUUID} from 'node:crypto'
import type {IncomingMessage} from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()
const plausible = /^[\w-]{8,64}$/

/** The id that an answer and its log line share. A proxy's own id is kept only where a proxy is trusted. */
export function requestId(request: IncomingMessage, trustedProxies = 0): string {
  const known = ids.get(request)
  if (known !== undefined) return known
  const given = request.headers['x-request-id']
  const id = trustedProxies > 0 && typeof given === 'string' && plausible.test(given) ? given : randomUUID()
  ids.set(request, id)
  return id
}
