import {isRecord} from '@bfl/schemas/domain/is-record'
import {parseUrl} from '@bfl/schemas/domain/parse-url'

import {paths} from '#paths.ts'

/** Where a reader goes after signing in: back where they came from if that lies on this site, else to the front page. */
export function returnPath(from: unknown, origin: string): string {
  const path = address(from)
  if (!path?.startsWith('/')) return paths.home
  // Browsers read //host and /\host as addresses of other sites.
  const url = parseUrl(path, origin)
  if (!url || url.origin !== origin) return paths.home

  const target = url.pathname + url.search + url.hash
  const isCircle = url.pathname === paths.login || url.pathname === paths.register
  return isCircle || target.startsWith('//') ? paths.home : target
}

function address(from: unknown): string | null {
  if (typeof from === 'string') return from
  if (!isRecord(from) || typeof from.pathname !== 'string') return null
  return from.pathname + part(from.search, '?') + part(from.hash, '#')
}

function part(text: unknown, mark: '?' | '#'): string {
  return typeof text === 'string' && text.startsWith(mark) ? text : ''
}
