import {parseUrl} from './parse-url.ts'

const openSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** An address that may stand in a link, or null: content can come from any client. */
export function safeHref(address: string | null | undefined): string | null {
  const trimmed = address?.trim()
  if (!trimmed) return null

  // Relative addresses are read against a base that nothing else can have.
  const url = parseUrl(trimmed, 'https://relative.invalid')
  return url && openSchemes.has(url.protocol) ? trimmed : null
}
