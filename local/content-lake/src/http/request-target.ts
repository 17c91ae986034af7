import {badRequest, plainError} from './lake-error.ts'

const MAX_TARGET_LENGTH = 24 * 1024
const MAX_QUERY_PARAMETERS = 1000
const VERSIONED = /^\/v(1|X|\d{4}-\d{2}-\d{2})(\/.*)$/

export interface RequestTarget {
  /** null for the asset addresses, which carry no version. */
  apiVersion: string | null
  path: string
  query: URLSearchParams
}

/** Only path and query are read: behind a proxy the Host header says nothing about us. */
export function parseTarget(target: string): RequestTarget {
  if (target.length > MAX_TARGET_LENGTH) {
    throw plainError(414, `The address is longer than ${MAX_TARGET_LENGTH} characters`)
  }
  if (!target.startsWith('/')) throw badRequest('The request target must be a path')
  const [pathname = '/', search = ''] = splitOnce(target.split('#', 1)[0] ?? '', '?')
  const query = new URLSearchParams(search)
  if (query.size > MAX_QUERY_PARAMETERS) {
    throw badRequest(`More than ${MAX_QUERY_PARAMETERS} query parameters`)
  }
  if (hasBrokenEscape(search)) throw badRequest('The query string contains a malformed percent-encoding')
  const versioned = VERSIONED.exec(pathname)
  return {
    apiVersion: versioned?.[1] ?? null,
    path: (versioned?.[2] ?? pathname).replace(/(?<=.)\/$/, ''),
    query,
  }
}

function hasBrokenEscape(search: string) {
  try {
    decodeURIComponent(search)
    return false
  } catch {
    return true
  }
}

function splitOnce(text: string, separator: string) {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
