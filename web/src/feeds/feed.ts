import type {ImageAddresses} from '#content/image-addresses.ts'
import type {FetchContent} from '#render-contract.ts'

/** What a feed is made from; addresses come from `origin`, never from a request. */
export interface FeedSource {
  fetchContent: FetchContent
  images: ImageAddresses
  origin: string
  now: Date
  /** Whether the site has a page at this path. */
  hasPage(path: string): boolean
}

export interface Feed {
  contentType: string
  text: string
  /** The moment at which time alone changes it. */
  expiresAt?: Date
}

export type FeedMaker = (source: FeedSource) => Feed | Promise<Feed>

export const xmlType = 'application/xml; charset=utf-8'
