const idPattern = /^[\w-]{11}$/
const watchHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com'])
const embedHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
])

/** The video's id from a YouTube watch, short-link or embed address; null for anything else. */
export function videoId(address: string | null | undefined): string | null {
  const url = parseAddress(address?.trim())
  if (!url) return null

  const id = idIn(url)
  return id && idPattern.test(id) ? id : null
}

/** The player that sets no cookie before it is played. */
export function videoEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`
}

export function videoWatchUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`
}

function parseAddress(address: string | undefined): URL | null {
  if (!address) return null
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
  if (!URL.canParse(absolute)) return null
  const url = new URL(absolute)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

function idIn(url: URL): string | null {
  const [, first, second, third] = url.pathname.split('/')
  if (url.hostname === 'youtu.be') return !second && first ? first : null
  if (watchHosts.has(url.hostname) && url.pathname === '/watch') return url.searchParams.get('v')
  if (embedHosts.has(url.hostname) && first === 'embed' && !third) return second ?? null
  return null
}
