export interface PageAddress {
  /** The one path of this page: no doubled or closing slashes, no dot segments, lower case. */
  path: string
  /** The query that the page may depend on, in one order; '' or starting with '?'. */
  search: string
  /** Whether the request named exactly that path. */
  isCanonical: boolean
}

const longestUrl = 2048

// Added by mail programs and social networks; no page depends on them, and each visitor brings a new value.
const trackingParameter = /^(utm_\w+|fbclid|gclid|dclid|msclkid|igshid|igsh|mc_cid|mc_eid|ref_src|si)$/

/** What a request's address means for pages; null when it is malformed. */
export function readPageAddress(url: string): PageAddress | null {
  if (url.length > longestUrl || !url.startsWith('/')) return null
  const end = url.search(/[?#]/)
  const given = end === -1 ? url : url.slice(0, end)
  const path = canonicalPath(given)
  if (path === null) return null
  return {path, search: end === -1 ? '' : canonicalSearch(url.slice(end)), isCanonical: path === given}
}

function canonicalPath(given: string): string | null {
  const segments: string[] = []
  for (const raw of given.split('/')) {
    const segment = decodeSegment(raw)
    if (segment === null) return null
    if (segment === '' || segment === '.') continue
    if (segment === '..') segments.pop()
    else segments.push(encodeURIComponent(segment.toLowerCase()))
  }
  return `/${segments.join('/')}`
}

function decodeSegment(raw: string): string | null {
  try {
    const segment = decodeURIComponent(raw)
    // Control characters and backslashes are never part of an address of ours, only of attacks on parsers.
    return /[\p{Cc}\\]/u.test(segment) ? null : segment
  } catch {
    return null
  }
}

function canonicalSearch(query: string): string {
  const given = new URLSearchParams(query.split('#', 1)[0])
  const parameters = new URLSearchParams([...given].filter(([name]) => !trackingParameter.test(name)))
  parameters.sort()
  return parameters.size === 0 ? '' : `?${parameters.toString()}`
}
