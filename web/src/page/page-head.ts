/** What a page says of itself to browsers, search engines and chat apps. */
export interface PageHead {
  title: string
  description: string
  /** The canonical path. */
  path: string
  isIndexed: boolean
  keywords?: readonly string[]
  author?: string | null
  image?: {url: string; alt: string} | null
  article?: {publishedAt: string | null; modifiedAt: string; section: string | null; tags: readonly string[]}
  /** Schema.org descriptions. */
  structuredData?: readonly object[]
}

export const siteName = 'Beyond the Finish Line'

export function titleOf(head: PageHead): string {
  return head.title === siteName ? head.title : `${head.title} | ${siteName}`
}
