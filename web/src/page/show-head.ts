import {type PageHead, titleOf} from './page-head.ts'

/** Brings the head of the document up to date after a move inside the site. */
export function showHead(head: PageHead, origin: string): void {
  document.title = titleOf(head)
  setAttribute('meta[name="description"]', 'content', head.description)
  setAttribute('meta[name="robots"]', 'content', head.isIndexed ? 'index, follow' : 'noindex, follow')
  setAttribute('link[rel="canonical"]', 'href', new URL(head.path, origin).href)
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
