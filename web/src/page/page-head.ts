/**
 * What a page says of itself to browsers, search engines and chat apps.
 *
 * A screen states facts in its `report…` function; the head is made of them, in the first HTML and again after each
 * move inside the site. Everything else follows from the facts and is not the screen's concern: the site's name in the title, absolute
 * addresses, the share picture where the page has none, Open Graph and Twitter, robots, Article and BreadcrumbList.
 *
 *     head: {
 *       title: athlete.name,
 *       description: athlete.description,              // plain text, cut to 160 characters here
 *       path: paths.athlete(athlete.number),           // the one address, with the query that makes it another page
 *       isIndexed: true,                               // false: search results, sign-in, account, errors
 *       image: shareImage(session, athlete.image),     // 1200x630 around the hotspot; null: the site's own
 *       trail: [{name: 'Athletes', path: paths.athletes}],   // between Home and this page
 *       structuredData: [{'@type': 'Person', name: athlete.name}],   // Schema.org, beside what follows from the facts
 *     }
 */
export interface PageHead {
  title: string
  description: string
  /** The canonical path. */
  path: string
  isIndexed: boolean
  keywords?: readonly string[]
  author?: string | null
  image?: ShareImage | null
  /** Makes the page an article: Open Graph's article fields and Schema.org's Article follow. */
  article?: ArticleFacts
  /** The pages between Home and this one; with it the page has a BreadcrumbList. */
  trail?: readonly Crumb[]
  /** Further Schema.org descriptions; addresses in them are absolute: `absolute(session.origin, path)`. */
  structuredData?: readonly object[]
}

/** A picture of 1200x630 with an absolute address. */
export interface ShareImage {
  url: string
  alt: string
}

interface Crumb {
  name: string
  path: string
}

interface ArticleFacts {
  headline: string
  publishedAt: string | null
  modifiedAt: string
  section: string | null
  tags: readonly string[]
}

export const siteName = 'Beyond the Finish Line'

export function titleOf(head: PageHead): string {
  return head.title === siteName ? head.title : `${head.title} | ${siteName}`
}

export function absolute(origin: string, path: string): string {
  return new URL(path, origin).href
}
