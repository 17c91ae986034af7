import {feedStoriesQuery, siteSettingsQuery} from '@bfl/schemas/queries'

import {presentPicture} from '#content/picture-data.ts'
import {defaultSettings} from '#content/site-settings.ts'
import {absolute, siteName} from '#page/page-head.ts'
import {paths} from '#paths.ts'

import type {Feed, FeedSource} from './feed.ts'
import {element, given, xmlDocument} from './xml.ts'

const storyCount = 50

/** The newest stories for feed readers. A story keeps its guid whatever becomes of its title and address. */
export async function rss({fetchContent, images, origin, now}: FeedSource): Promise<Feed> {
  const [stories, settings] = await Promise.all([
    fetchContent(feedStoriesQuery, {now: now.toISOString(), from: 0, to: storyCount}),
    fetchContent(siteSettingsQuery),
  ])
  const items = stories.flatMap((story) => {
    const {_id, slug, title, excerpt, publishedAt, author, category, hashtags, mainImage} = story
    if (!slug || !title || !publishedAt) return []
    const picture = presentPicture(mainImage)
    return element('item', [
      element('title', title),
      element('link', absolute(origin, paths.story(slug))),
      element('guid', `urn:beyond-the-finish-line:story:${_id}`, {isPermaLink: 'false'}),
      element('pubDate', mailDate(publishedAt)),
      given('description', excerpt),
      given('dc:creator', author),
      given('category', category),
      ...hashtags.map((hashtag) => given('category', hashtag.replace(/^#/, ''))),
      picture &&
        element('media:content', null, {
          url: images.social(picture),
          medium: 'image',
          type: 'image/jpeg',
          width: '1200',
          height: '630',
        }),
    ])
  })
  const latest = stories
    .map(({_updatedAt}) => _updatedAt)
    .toSorted()
    .at(-1)
  const channel = element('channel', [
    element('title', siteName),
    element('link', absolute(origin, paths.home)),
    element('description', settings?.tagline || defaultSettings.tagline),
    element('language', 'en-ke'),
    latest ? element('lastBuildDate', mailDate(latest)) : null,
    element('atom:link', null, {
      href: absolute(origin, '/rss.xml'),
      rel: 'self',
      type: 'application/rss+xml',
    }),
    element('image', [
      element('url', absolute(origin, '/icon-192.png')),
      element('title', siteName),
      element('link', absolute(origin, paths.home)),
      element('width', '144'),
      element('height', '144'),
    ]),
    ...items,
  ])
  const text = xmlDocument(
    element('rss', channel, {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:media': 'http://search.yahoo.com/mrss/',
    }),
  )
  return {contentType: 'application/rss+xml; charset=utf-8', text}
}

function mailDate(moment: string): string {
  return new Date(moment).toUTCString()
}
