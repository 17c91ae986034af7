import {tableRows, textField} from '@bfl/schemas/domain/block-fields'
import {isRecord} from '@bfl/schemas/domain/is-record'
import {readableBlocks} from '@bfl/schemas/domain/readable-blocks'
import {safeHref} from '@bfl/schemas/domain/safe-href'
import {videoId, videoWatchUrl} from '@bfl/schemas/domain/video-id'
import {escapeHTML, type PortableTextComponents, toHTML} from '@portabletext/to-html'

import type {AssetAddresses} from '#content/asset-addresses.ts'
import {pathOf} from '#content/site-paths.ts'

export interface RichHtmlPlace {
  assets: AssetAddresses
  publicUrl: string
}

/**
 * The HTML of a text, for apps and partners who put it into pages of their own: only the elements written here, only addresses
 * that do nothing but lead somewhere, every word of people escaped. What is of no known kind loses its frame, never its words.
 */
export function richHtml(body: readonly unknown[] | null | undefined, place: RichHtmlPlace): string {
  if (!Array.isArray(body)) return ''
  return toHTML(readableBlocks(body), {components: componentsFor(place), onMissingComponent: false})
}

function componentsFor({assets, publicUrl}: RichHtmlPlace): PortableTextComponents {
  const link = (href: string | null, children: string) =>
    href === null ? children : `<a href="${escapeHTML(href)}" rel="noopener">${children}</a>`
  return {
    types: {
      image: ({value}) => figure(imageHtml(value, assets), textField(value, 'caption')),
      video: ({value}) => videoHtml(value),
      pullQuote: ({value}) => pullQuoteHtml(value),
      table: ({value}) => tableHtml(value),
    },
    marks: {
      strong: ({children}) => `<strong>${children}</strong>`,
      em: ({children}) => `<em>${children}</em>`,
      code: ({children}) => `<code>${children}</code>`,
      underline: ({children}) => `<u>${children}</u>`,
      'strike-through': ({children}) => `<s>${children}</s>`,
      link: ({value, children}) => {
        const href = safeHref(textField(value, 'href'))
        return link(href?.startsWith('/') && !href.startsWith('//') ? `${publicUrl}${href}` : href, children)
      },
      internalLink: ({value, children}) => {
        const path = pathOf(isRecord(value) ? value.target : null)
        return link(path === null ? null : `${publicUrl}${path}`, children)
      },
    },
    unknownType: () => '',
    unknownMark: ({children}) => children,
    unknownBlockStyle: ({children}) => `<p>${children ?? ''}</p>`,
    unknownList: ({children}) => `<ul>${children ?? ''}</ul>`,
    unknownListItem: ({children}) => `<li>${children ?? ''}</li>`,
  }
}

function figure(content: string, caption: string | null): string {
  if (content === '' && caption === null) return ''
  return `<figure>${content}${caption === null ? '' : `<figcaption>${escapeHTML(caption)}</figcaption>`}</figure>`
}

function imageHtml(block: unknown, assets: AssetAddresses): string {
  const asset = isRecord(block) && isRecord(block.asset) ? block.asset : {}
  const src = assets.absolute(typeof asset.url === 'string' ? asset.url : null)
  if (src === null) return ''
  const size = [sizeAttribute('width', asset.width), sizeAttribute('height', asset.height)].join('')
  return `<img src="${escapeHTML(src)}" alt="${escapeHTML(textField(block, 'alt') ?? '')}"${size} loading="lazy">`
}

function sizeAttribute(name: string, value: unknown): string {
  return typeof value === 'number' && value > 0 ? ` ${name}="${Math.round(value)}"` : ''
}

/** A link, not a player: nothing of another company is loaded into a page that did not ask for it. */
function videoHtml(block: unknown): string {
  const id = videoId(textField(block, 'url'))
  const title = textField(block, 'title')
  if (id === null) return title === null ? '' : `<p>${escapeHTML(title)}</p>`
  return `<figure><a href="${videoWatchUrl(id)}" rel="noopener">${escapeHTML(title ?? 'Video')}</a></figure>`
}

function pullQuoteHtml(block: unknown): string {
  const text = textField(block, 'text')
  return figure(
    text === null ? '' : `<blockquote>${escapeHTML(text)}</blockquote>`,
    textField(block, 'attribution'),
  )
}

/** The first row holds the headings of the columns. */
function tableHtml(block: unknown): string {
  const [headings, ...rows] = tableRows(block)
  if (headings === undefined) return ''
  const head = headings.map((cell) => `<th scope="col">${escapeHTML(cell)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHTML(cell)}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
