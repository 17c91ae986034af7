/** Names the download in plain ASCII for old readers and in full for all others; nothing in it can end the header. */
export function attachment(filename: string) {
  const name =
    filename
      .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '_')
      .slice(0, 255)
      .toWellFormed() || 'download'
  const ascii = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_')
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}
