import type {SitemapQueryResult} from '@bfl/schemas/generated'
import {feedStoriesQuery, sitemapQuery} from '@bfl/schemas/queries'

import {presentPicture} from '#content/picture-data.ts'
import {absolute} from '#page/page-head.ts'
import {paths} from '#paths.ts'
import {storyListPages} from '#screens/story-list/story-list-pages.ts'

import {type Feed, type FeedMaker, type FeedSource, xmlType} from './feed.ts'
import {element, type Xml, xmlDocument} from './xml.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'

/** One file may hold 50,000 addresses; smaller ones can still be read from the lake at once. */
const storiesAFile = 10_000

interface Address {
  path: string
  changedAt?: string | null | undefined
  image?: Parameters<typeof presentPicture>[0]
}

/** Everything that can be found on the site, or where the parts of that are. */
export async function sitemap(source: FeedSource): Promise<Feed> {
  const content = await readContent(source)
  if (content.stories > storiesAFile) return index(source, Math.ceil(content.stories / storiesAFile))
  return urls(source, [...otherAddresses(content), ...(await storyAddresses(source, 1))])
}

/** Everything but stories, where those have files of their own. */
export async function pagesSitemap(source: FeedSource): Promise<Feed> {
  return urls(source, otherAddresses(await readContent(source)))
}

export function storiesSitemap(part: number): FeedMaker {
  return async (source) => urls(source, await storyAddresses(source, part))
}

function index({origin}: FeedSource, parts: number): Feed {
  const files = ['pages', ...Array.from({length: parts}, (_, part) => `stories-${part + 1}`)]
  const entries = files.map((file) =>
    element('sitemap', element('loc', absolute(origin, `/sitemap-${file}.xml`))),
  )
  return {contentType: xmlType, text: xmlDocument(element('sitemapindex', entries, {xmlns: namespace}))}
}

function urls({origin, images, hasPage}: FeedSource, addresses: readonly Address[]): Feed {
  const entries = addresses
    .filter(({path}) => hasPage(path))
    .map(({path, changedAt, image}): Xml => {
      const picture = presentPicture(image)
      return element('url', [
        element('loc', absolute(origin, path)),
        changedAt ? element('lastmod', changedAt) : null,
        picture && element('image:image', element('image:loc', images.social(picture))),
      ])
    })
  const text = xmlDocument(element('urlset', entries, {xmlns: namespace, 'xmlns:image': imageNamespace}))
  return {contentType: xmlType, text}
}

function readContent({fetchContent, now}: FeedSource): Promise<SitemapQueryResult> {
  return fetchContent(sitemapQuery, {now: now.toISOString()})
}

async function storyAddresses({fetchContent, now}: FeedSource, part: number): Promise<Address[]> {
  const [from, to] = [(part - 1) * storiesAFile, part * storiesAFile]
  const stories = await fetchContent(feedStoriesQuery, {now: now.toISOString(), from, to})
  return stories.flatMap(({slug, _updatedAt, mainImage}) =>
    slug ? {path: paths.story(slug), changedAt: _updatedAt, image: mainImage} : [],
  )
}

function otherAddresses(content: SitemapQueryResult): Address[] {
  const pages = new Map(content.pages.map(({slug, _updatedAt}) => [`/${slug}`, _updatedAt]))
  const fixed = [paths.about, paths.terms, paths.privacy, paths.involvement]
  return [
    {path: paths.home, changedAt: content.latestStory},
    ...listAddresses(content),
    {path: paths.athletes, changedAt: latestOf(content.athletes)},
    {path: paths.women, changedAt: latestOf(content.womenStories)},
    {path: paths.raceResults, changedAt: latestOf(content.raceResults)},
    ...numbered(content.athletes, paths.athlete),
    ...numbered(content.womenStories, paths.womenStory),
    ...numbered(content.raceResults, paths.raceResult),
    ...fixed.map((path) => ({path, changedAt: pages.get(path)})),
  ]
}

/** A list without a story is not for search engines, so it is not named here. */
function listAddresses({categories, latestStory}: SitemapQueryResult): Address[] {
  const latest = new Map(categories.map((category) => [category.name, category.latestStory]))
  return storyListPages.flatMap(({path, category}) => {
    const changedAt = category === null ? latestStory : latest.get(category)
    return changedAt ? {path, changedAt} : []
  })
}

function latestOf(documents: readonly {_updatedAt: string}[]): string | undefined {
  return documents
    .map(({_updatedAt}) => _updatedAt)
    .toSorted()
    .at(-1)
}

function numbered(
  documents: readonly {number: number | null; _updatedAt: string; image?: Address['image']}[],
  pathOf: (number: number) => string,
): Address[] {
  return documents.flatMap(({number, _updatedAt, image}) =>
    number === null ? [] : {path: pathOf(number), changedAt: _updatedAt, image},
  )
}
