import {shareImageSize} from '@bfl/schemas/domain/site-constants'

import {absolute, type PageHead, siteName} from './page-head.ts'

/** What search engines read of a page, in the words of Schema.org: what its facts say, then what its screen adds. */
export function structuredDataOf(head: PageHead, origin: string): object[] {
  return [...articleData(head, origin), ...trailData(head, origin), ...(head.structuredData ?? [])]
}

function articleData(head: PageHead, origin: string): object[] {
  const {article, author, description, image, keywords = []} = head
  if (!article) return []
  const url = absolute(origin, head.path)
  return [
    {
      '@type': 'Article',
      headline: article.headline,
      description,
      url,
      mainEntityOfPage: url,
      datePublished: article.publishedAt ?? undefined,
      dateModified: article.modifiedAt,
      author: author ? {'@type': 'Person', name: author} : publisher(origin),
      publisher: publisher(origin),
      articleSection: article.section ?? undefined,
      keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
      image: image ? {'@type': 'ImageObject', url: image.url, ...shareImageSize} : undefined,
      inLanguage: 'en',
    },
  ]
}

function publisher(origin: string) {
  return {
    '@type': 'Organization',
    name: siteName,
    url: absolute(origin, '/'),
    logo: {'@type': 'ImageObject', url: absolute(origin, '/icon-512.png'), width: 512, height: 512},
  }
}

function trailData({article, path, title, trail}: PageHead, origin: string): object[] {
  if (!trail) return []
  const crumbs = [{name: 'Home', path: '/'}, ...trail, {name: article?.headline ?? title, path}]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: absolute(origin, crumb.path),
      })),
    },
  ]
}
