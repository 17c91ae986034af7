import type {StorySeo} from '@bfl/schemas/api'
import {cutText} from '@bfl/schemas/domain/cut-text'
import {isoMoment} from '@bfl/schemas/domain/format-date'
import {hashtagLabel} from '@bfl/schemas/domain/hashtags'
import {shareExcerptLength, shareImageSize} from '@bfl/schemas/domain/site-constants'
import type {StoryHeadQueryResult} from '@bfl/schemas/generated'

import type {AssetAddresses} from '#content/asset-addresses.ts'

type StoryHead = Exclude<StoryHeadQueryResult, null>

/** What the head of a story's page says, for apps and partners that draw a page of their own. */
export function presentSeo(
  story: StoryHead,
  {assets, publicUrl}: {assets: AssetAddresses; publicUrl: string},
): StorySeo {
  const {seo} = story
  const title = seo.metaTitle ?? story.title ?? ''
  const description = cutText(seo.metaDescription ?? story.excerpt, shareExcerptLength)
  const canonical = `${publicUrl}/stories/${encodeURIComponent(story.slug ?? '')}`
  const keywords = keywordsOf(story).join(', ')
  const author = story.author?.name ?? null
  const image = shareImage(seo.shareImage?.asset ? seo.shareImage : story.mainImage, assets)
  const published = isoMoment(story.publishedAt)
  const modified = isoMoment(story._updatedAt)
  return {
    title,
    description,
    keywords,
    author,
    canonical,
    image,
    published_time: published,
    modified_time: modified,
    robots: 'index, follow',
    json_ld: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: story.title ?? '',
        description,
        url: canonical,
        mainEntityOfPage: canonical,
        datePublished: published,
        dateModified: modified,
        author: author === null ? null : {'@type': 'Person', name: author},
        articleSection: story.category?.name ?? null,
        keywords,
        image: image === null ? null : {'@type': 'ImageObject', url: image, ...shareImageSize},
      },
      breadcrumbs(story, publicUrl, canonical),
    ],
  }
}

function keywordsOf({seo, hashtags, category}: StoryHead): string[] {
  if (seo.metaKeywords.length > 0) return seo.metaKeywords
  const tags = hashtags.map((tag) => hashtagLabel(tag).slice(1)).filter(Boolean)
  return category?.name ? [category.name, ...tags] : tags
}

function shareImage(
  picture: StoryHead['mainImage'] | StoryHead['seo']['shareImage'],
  assets: AssetAddresses,
): string | null {
  const url = assets.absolute(picture?.asset?.url)
  if (url === null) return null
  const address = new URL(url)
  const {width, height} = shareImageSize
  const cut = {w: String(width), h: String(height), fit: 'crop', fm: 'jpg', q: '75'}
  for (const [name, value] of Object.entries(cut)) address.searchParams.set(name, value)
  const {x, y} = picture?.hotspot ?? {}
  if (typeof x === 'number' && typeof y === 'number') {
    const focus = {crop: 'focalpoint', 'fp-x': String(x), 'fp-y': String(y)}
    for (const [name, value] of Object.entries(focus)) address.searchParams.set(name, value)
  }
  return address.href
}

function breadcrumbs({title}: StoryHead, publicUrl: string, canonical: string) {
  const trail = [
    {name: 'Home', item: `${publicUrl}/`},
    {name: 'Stories', item: `${publicUrl}/stories/inspire`},
    {name: title ?? '', item: canonical},
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
  }
}
