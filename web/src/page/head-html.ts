import {type HeadElement, headElements} from './head-elements.ts'
import {escapeHtml, escapeJson} from './html-escape.ts'
import type {PageHead} from './page-head.ts'

/** The elements of a page's head, for readers of the first HTML that run no script. */
export function headHtml(head: PageHead, origin: string): string {
  return headElements(head, origin).map(elementHtml).join('')
}

function elementHtml({tag, attributes = {}, text, data}: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const start = `<${tag}${written.join('')}>`
  if (data) return `${start}${escapeJson(data)}</${tag}>`
  return text === undefined ? start : `${start}${escapeHtml(text)}</${tag}>`
}
