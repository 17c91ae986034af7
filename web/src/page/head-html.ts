import {escapeHtml, escapeJson} from './html-escape.ts'
import {type PageHead, siteName, titleOf} from './page-head.ts'

/** The elements of a page's head, for readers of the first HTML that run no script. */
export function headHtml(head: PageHead, origin: string): string {
  const canonical = new URL(head.path, origin).href
  return [
    `<title>${escapeHtml(titleOf(head))}</title>`,
    named('description', head.description),
    named('keywords', head.keywords?.join(', ')),
    named('author', head.author),
    named('robots', head.isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, follow'),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...openGraph(head, canonical),
    ...twitterCard(head),
    ...(head.structuredData ?? []).map(
      (data) =>
        `<script type="application/ld+json">${escapeJson({'@context': 'https://schema.org', ...data})}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('')
}

function openGraph(head: PageHead, canonical: string): string[] {
  const {article, image} = head
  return [
    property('og:site_name', siteName),
    property('og:locale', 'en_KE'),
    property('og:type', article ? 'article' : 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', canonical),
    ...(image
      ? [
          property('og:image', image.url),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          property('og:image:alt', image.alt),
        ]
      : []),
    ...(article
      ? [
          property('article:published_time', article.publishedAt),
          property('article:modified_time', article.modifiedAt),
          property('article:author', head.author),
          property('article:section', article.section),
          ...article.tags.map((tag) => property('article:tag', tag)),
        ]
      : []),
  ]
}

function twitterCard(head: PageHead): string[] {
  return [
    named('twitter:card', head.image ? 'summary_large_image' : 'summary'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    named('twitter:image', head.image?.url),
    named('twitter:image:alt', head.image?.alt),
  ]
}

function named(name: string, content: string | null | undefined): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">` : ''
}

function property(name: string, content: string | null | undefined): string {
  return content ? `<meta property="${name}" content="${escapeHtml(content)}">` : ''
}
