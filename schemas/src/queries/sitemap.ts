import {defineQuery} from 'groq'

import {newestFirst, storyIsOut} from './fragments.ts'

/** Addresses of everything that can be found, a page at a time. */
export const sitemapStoriesQuery = defineQuery(`
  *[${storyIsOut}] | order(${newestFirst}) [$from...$to] {
    "slug": slug.current, title, publishedAt, _updatedAt
  }
`)
