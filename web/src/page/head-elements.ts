import {cutText} from '@bfl/schemas/domain/cut-text'
import {shareImageSize} from '@bfl/schemas/domain/site-constants'

import {absolute, type PageHead, siteName, titleOf} from './page-head.ts'
import {siteShareImage} from './share-image.ts'
import {structuredDataOf} from './structured-data.ts'

/** One element of a page's head, before it is HTML or an element of the document. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes?: Record<string, string>
  /** The text of a title; the data of a script. */
  text?: string
  data?: object
}

const descriptionLength = 160

/** Everything that a page's head says of the page itself, in order. */
export function headElements(head: PageHead, origin: string): HeadElement[] {
  const whole = {
    ...head,
    description: cutText(oneLine(head.description), descriptionLength),
    image: head.image ?? siteShareImage(origin),
  }
  const canonical = absolute(origin, head.path)
  return [
    {tag: 'title', text: titleOf(head)},
    ...named({
      description: whole.description,
      keywords: head.keywords?.join(', '),
      author: head.author,
      robots: head.isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, follow',
    }),
    {tag: 'link', attributes: {rel: 'canonical', href: canonical}},
    ...openGraph(whole, canonical),
    ...named({
      'twitter:card': 'summary_large_image',
      'twitter:title': head.title,
      'twitter:description': whole.description,
      'twitter:image': whole.image.url,
      'twitter:image:alt': whole.image.alt,
    }),
    ...structuredDataOf(whole, origin).map((data): HeadElement => ({
      tag: 'script',
      attributes: {type: 'application/ld+json'},
      data: {'@context': 'https://schema.org', ...data},
    })),
  ]
}

function openGraph(head: PageHead, canonical: string): HeadElement[] {
  const {article, image} = head
  return [
    ...properties({
      'og:site_name': siteName,
      'og:locale': 'en_KE',
      'og:type': article ? 'article' : 'website',
      'og:title': head.title,
      'og:description': head.description,
      'og:url': canonical,
      'og:image': image?.url,
      'og:image:type': 'image/jpeg',
      'og:image:width': String(shareImageSize.width),
      'og:image:height': String(shareImageSize.height),
      'og:image:alt': image?.alt,
    }),
    ...(article
      ? properties({
          'article:published_time': article.publishedAt,
          'article:modified_time': article.modifiedAt,
          'article:author': head.author,
          'article:section': article.section,
        })
      : []),
    ...(article?.tags ?? []).flatMap((tag) => properties({'article:tag': tag})),
  ]
}

function named(contents: Record<string, string | null | undefined>): HeadElement[] {
  return metas('name', contents)
}

function properties(contents: Record<string, string | null | undefined>): HeadElement[] {
  return metas('property', contents)
}

function metas(key: string, contents: Record<string, string | null | undefined>): HeadElement[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content ? [{tag: 'meta' as const, attributes: {[key]: name, content}}] : [],
  )
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
