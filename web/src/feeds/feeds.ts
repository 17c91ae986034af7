import type {FeedMaker} from './feed.ts'
import {newsSitemap} from './news-sitemap.ts'
import {robotsText} from './robots.ts'
import {rss} from './rss.ts'
import {pagesSitemap, sitemap, storiesSitemap} from './sitemap.ts'

const makers: Record<string, FeedMaker> = {
  '/news-sitemap.xml': newsSitemap,
  '/robots.txt': robotsText,
  '/rss.xml': rss,
  '/sitemap.xml': sitemap,
  '/sitemap-pages.xml': pagesSitemap,
}

/** What robots and feed readers ask for beside pages; null where there is nothing of the kind. */
export function feedAt(path: string): FeedMaker | null {
  const part = /^\/sitemap-stories-([1-9]\d{0,3})\.xml$/.exec(path)?.[1]
  return part === undefined ? (makers[path] ?? null) : storiesSitemap(Number(part))
}
