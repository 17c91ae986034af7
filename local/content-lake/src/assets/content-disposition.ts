const longestName = 200
const longestExtension = 20
// Joiners are part of how names are written; what turns the direction of text only lies about how a name ends.
const unwanted = /(?![\u200c\u200d])[\p{Cc}\p{Cf}/\\]/gu

/** Names the download in plain ASCII for old readers and in full for all others; nothing in it can end the header. */
export function attachment(filename: string) {
  const name = shorten(filename.replaceAll(unwanted, '_')).toWellFormed() || 'download'
  const ascii = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_')
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}

/** A name that no file system takes is cut in the middle: its end says what it opens with. */
function shorten(name: string): string {
  if (name.length <= longestName) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= longestExtension ? name.slice(dot) : ''
  return name.slice(0, longestName - extension.length) + extension
}
