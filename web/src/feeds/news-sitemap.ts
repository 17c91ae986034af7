import {feedStoriesQuery} from '@bfl/schemas/queries'

import {absolute, siteName} from '#page/page-head.ts'
import {paths} from '#paths.ts'

import {type Feed, type FeedSource, xmlType} from './feed.ts'
import {element, xmlDocument} from './xml.ts'

const newsMs = 48 * 3_600_000
// As many as the protocol allows in one file.
const mostStories = 1000

/** Stories of the last 48 hours, for news search; a story leaves it by time alone. */
export async function newsSitemap({fetchContent, origin, now}: FeedSource): Promise<Feed> {
  const newest = await fetchContent(feedStoriesQuery, {now: now.toISOString(), from: 0, to: mostStories})
  const news = newest.flatMap(({slug, title, publishedAt}) => {
    const outAt = publishedAt ? Date.parse(publishedAt) : Number.NaN
    return slug && title && outAt > now.getTime() - newsMs ? [{slug, title, outAt}] : []
  })
  const urls = news.map(({slug, title, outAt}) =>
    element('url', [
      element('loc', absolute(origin, paths.story(slug))),
      element('news:news', [
        element('news:publication', [element('news:name', siteName), element('news:language', 'en')]),
        element('news:publication_date', new Date(outAt).toISOString()),
        element('news:title', title),
      ]),
    ]),
  )
  const text = xmlDocument(
    element('urlset', urls, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
    }),
  )
  const oldest = news.at(-1)
  return {contentType: xmlType, text, ...(oldest && {expiresAt: new Date(oldest.outAt + newsMs)})}
}
