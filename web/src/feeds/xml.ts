/** Text of an XML document that is whole in itself: it can't be mixed up with text that still has to be escaped. */
export interface Xml {
  xml: string
}

type Content = Xml | string | null | undefined | readonly Content[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// What XML 1.0 cannot hold at all, not even escaped; one such character makes readers refuse the whole document.
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/**
 * One element. Feeds are a few names deep, so thirty lines serve them; a library would bring a document model for ten
 * thousand addresses that are only ever joined.
 */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return {xml: `<${name}${written.join('')}>${contentXml(content)}</${name}>`}
}

/** An element where there is something to say. */
export function given(name: string, text: string | null | undefined): Xml | null {
  return text ? element(name, text) : null
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}

function contentXml(content: Content): string {
  if (content === null || content === undefined) return ''
  if (typeof content === 'string') return escapeXml(content)
  return 'xml' in content ? content.xml : content.map(contentXml).join('\n')
}

function escapeXml(text: string): string {
  return text
    .replaceAll(impossible, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
