import {type HeadElement, headElements} from './head-elements.ts'
import type {PageHead} from './page-head.ts'

/** What headElements writes; everything else in the head is the document's own and stays. */
const statements =
  'meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], script[type="application/ld+json"]'

/** Brings the head of the document up to date after a move inside the site. */
export function showHead(head: PageHead, origin: string): void {
  for (const element of document.head.querySelectorAll(statements)) element.remove()
  for (const element of headElements(head, origin)) show(element)
}

function show({tag, attributes = {}, text, data}: HeadElement): void {
  if (tag === 'title') {
    document.title = text ?? ''
    return
  }
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (data) element.textContent = JSON.stringify(data)
  document.head.append(element)
}
