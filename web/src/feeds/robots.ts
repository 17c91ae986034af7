import {absolute} from '#page/page-head.ts'

import type {Feed, FeedSource} from './feed.ts'

/**
 * Pages that search engines should leave out say so themselves, which only works when they may be read. Shut are the calls
 * and the editors' Studio alone.
 */
export function robotsText({origin}: FeedSource): Feed {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /studio',
    '',
    ...['/sitemap.xml', '/news-sitemap.xml'].map((path) => `Sitemap: ${absolute(origin, path)}`),
  ]
  return {contentType: 'text/plain; charset=utf-8', text: `${lines.join('\n')}\n`}
}
