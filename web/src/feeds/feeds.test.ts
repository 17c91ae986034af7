import {feedStoriesQuery, sitemapQuery} from '@bfl/schemas/queries'
import {XMLParser, XMLValidator} from 'fast-xml-parser'
import {expect, test} from 'vitest'

import {render} from '#entry-server.tsx'
import {aRenderRequest, fakeContent} from '#testing/fake-content.ts'
import {aLakeCard} from '#testing/lake-samples.ts'

const parser = new XMLParser({ignoreAttributes: false, parseTagValue: false})

function aFeedStory(fields: Record<string, unknown> = {}) {
  return {
    ...aLakeCard(),
    _updatedAt: '2026-11-30T08:00:00.000Z',
    category: 'Athletics',
    author: 'Achieng Otieno',
    hashtags: ['#Iten'],
    ...fields,
  }
}

function someContent(fields: Record<string, unknown> = {}) {
  return {
    stories: 1,
    latestStory: '2026-11-30T08:00:00.000Z',
    categories: [
      {name: 'Athletics', latestStory: '2026-11-30T08:00:00.000Z'},
      {name: 'Legends', latestStory: null},
    ],
    athletes: [],
    womenStories: [],
    raceResults: [],
    pages: [],
    ...fields,
  }
}

async function fileAt(path: string, answers: Record<string, unknown> = {}) {
  const fetchContent = fakeContent({
    [feedStoriesQuery]: [aFeedStory()],
    [sitemapQuery]: someContent(),
    ...answers,
  })
  const result = await render(aRenderRequest(path, {fetchContent, onFailure() {}}))
  if (result.kind !== 'file') throw new Error(`Expected a file, got a ${result.kind}`)
  return result
}

async function xmlAt(path: string, answers: Record<string, unknown> = {}) {
  const {contentType, text, expiresAt} = await fileAt(path, answers)
  expect(contentType).toMatch(/xml; charset=utf-8$/)
  expect(XMLValidator.validate(text)).toBe(true)
  return {text, expiresAt, document: parser.parse(text)}
}

test('the sitemap names stories with their pictures, and lists that have a story', async () => {
  const {text, document} = await xmlAt('/sitemap.xml')
  const urls: {loc: string; lastmod?: string}[] = document.urlset.url
  const paths = urls.map(({loc}) => loc.replace('https://site.test', ''))
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/stories/inspire', '/news/athletics', '/stories/dawn-in-iten']),
  )
  expect(paths).not.toContain('/stories/legends')
  expect(new Set(paths).size).toBe(paths.length)
  expect(text).toContain('<lastmod>2026-11-30T08:00:00.000Z</lastmod>')
  expect(text).toMatch(/<image:loc>https:\/\/site\.test\/images\/[^<]+<\/image:loc>/)
})

test('a sitemap of more stories than one file takes is an index of files', async () => {
  const {document} = await xmlAt('/sitemap.xml', {[sitemapQuery]: someContent({stories: 25_000})})
  const files: {loc: string}[] = document.sitemapindex.sitemap
  expect(files.map(({loc}) => loc)).toEqual([
    'https://site.test/sitemap-pages.xml',
    'https://site.test/sitemap-stories-1.xml',
    'https://site.test/sitemap-stories-2.xml',
    'https://site.test/sitemap-stories-3.xml',
  ])
  expect((await xmlAt('/sitemap-stories-2.xml')).text).toContain('/stories/dawn-in-iten')
  expect((await xmlAt('/sitemap-pages.xml')).text).not.toContain('/stories/dawn-in-iten')
})

test('the news sitemap holds the stories of the last 48 hours, until the oldest of them is older', async () => {
  const stories = [
    aFeedStory({slug: 'new', publishedAt: '2026-11-30T11:00:00.000Z'}),
    aFeedStory({slug: 'old', publishedAt: '2026-11-28T12:00:01.000Z'}),
    aFeedStory({slug: 'older', publishedAt: '2026-11-28T12:00:00.000Z'}),
  ]
  const {text, expiresAt} = await xmlAt('/news-sitemap.xml', {[feedStoriesQuery]: stories})
  expect(text.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://site.test/stories/new',
    '<loc>https://site.test/stories/old',
  ])
  expect(text).toContain('<news:publication_date>2026-11-30T11:00:00.000Z</news:publication_date>')
  expect(text).toContain('<news:name>Beyond the Finish Line</news:name>')
  expect(expiresAt).toEqual(new Date('2026-11-30T12:00:01.000Z'))
})

test('the feed is RSS 2.0 that names itself, and a story keeps its guid when its address changes', async () => {
  const {document} = await xmlAt('/rss.xml')
  const {channel} = document.rss
  expect(document.rss['@_version']).toBe('2.0')
  expect(channel).toMatchObject({
    title: 'Beyond the Finish Line',
    link: 'https://site.test/',
    'atom:link': {'@_href': 'https://site.test/rss.xml', '@_rel': 'self'},
  })
  expect(channel.item).toMatchObject({
    link: 'https://site.test/stories/dawn-in-iten',
    pubDate: 'Sun, 29 Nov 2026 06:00:00 GMT',
    'dc:creator': 'Achieng Otieno',
    category: ['Athletics', 'Iten'],
  })
  const renamed = await xmlAt('/rss.xml', {
    [feedStoriesQuery]: [aFeedStory({slug: 'renamed', title: 'Other'})],
  })
  expect(renamed.document.rss.channel.item.guid).toEqual(channel.item.guid)
  expect(channel.item.guid).toMatchObject({'@_isPermaLink': 'false'})
})

test('markup and characters that XML cannot hold do no harm', async () => {
  const title = '</title><b>&amp; ]]> \u0000\u000B\uFFFF\uD800 ጤና 🏃'
  const {document} = await xmlAt('/rss.xml', {[feedStoriesQuery]: [aFeedStory({title})]})
  expect(document.rss.channel.item.title).toBe(
    '</title><b>&amp;amp; ]]>  ጤና 🏃'.replace('&amp;amp;', '&amp;'),
  )
})

test('feeds of an empty lake are valid', async () => {
  const nothing = {
    [feedStoriesQuery]: [],
    [sitemapQuery]: someContent({stories: 0, latestStory: null, categories: []}),
  }
  for (const path of ['/rss.xml', '/news-sitemap.xml', '/sitemap.xml']) {
    expect((await xmlAt(path, nothing)).text).not.toContain('/stories/dawn')
  }
})

test('robots are kept from calls and the Studio alone, and led to the sitemaps', async () => {
  const {text, contentType} = await fileAt('/robots.txt')
  expect(contentType).toBe('text/plain; charset=utf-8')
  expect(text.match(/Disallow: \S+/g)).toEqual(['Disallow: /api/', 'Disallow: /studio'])
  expect(text).toContain('Sitemap: https://site.test/sitemap.xml')
  expect(text).toContain('Sitemap: https://site.test/news-sitemap.xml')
})

test('while the lake is down a feed is a 503', async () => {
  const {status} = await fileAt('/rss.xml', {[feedStoriesQuery]: new Error('down')})
  expect(status).toBe(503)
})
