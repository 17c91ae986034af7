import {expect, test} from 'vitest'

import {headHtml} from './head-html.ts'
import type {PageHead} from './page-head.ts'

const origin = 'https://site.test'

function aHead(facts: Partial<PageHead> = {}): PageHead {
  return {
    title: 'Dawn in Iten',
    description: 'Before the sun there is already a pack on the road.',
    path: '/stories/dawn-in-iten',
    isIndexed: true,
    ...facts,
  }
}

function contentOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

function structuredDataIn(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): unknown => JSON.parse(json),
  )
}

test('a page without a picture is shared with the site’s own', () => {
  const html = headHtml(aHead(), origin)
  expect(contentOf(html, 'og:image')).toBe('https://site.test/share-image.jpg')
  expect(contentOf(html, 'og:image:width')).toBe('1200')
  expect(contentOf(html, 'og:image:height')).toBe('630')
  expect(contentOf(html, 'og:image:alt')).toContain('Beyond the Finish Line')
  expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
  expect(contentOf(html, 'twitter:image')).toBe('https://site.test/share-image.jpg')
})

test('a page that is not for search engines says so', () => {
  expect(contentOf(headHtml(aHead(), origin), 'robots')).toContain('index, follow')
  expect(contentOf(headHtml(aHead({isIndexed: false}), origin), 'robots')).toBe('noindex, follow')
})

test('a long description of many lines is cut to one of 160 characters', () => {
  const content = contentOf(
    headHtml(aHead({description: `  one\n\ntwo ${'x'.repeat(300)}`}), origin),
    'description',
  )
  expect(content).toMatch(/^one two x+…$/)
  expect(content).toHaveLength(161)
})

test('an article tells its times, section and tags, and describes itself with author and publisher', () => {
  const html = headHtml(
    aHead({
      author: 'Achieng Otieno',
      keywords: ['Iten', 'road'],
      image: {url: 'https://site.test/images/a.jpg', alt: 'A road'},
      article: {
        headline: 'Dawn in Iten',
        publishedAt: '2026-11-29T06:00:00.000Z',
        modifiedAt: '2026-11-30T06:00:00.000Z',
        section: 'Athletics',
        tags: ['#Iten', '#Road'],
      },
      trail: [{name: 'Stories', path: '/stories/inspire'}],
    }),
    origin,
  )
  expect(contentOf(html, 'og:type')).toBe('article')
  expect(contentOf(html, 'article:published_time')).toBe('2026-11-29T06:00:00.000Z')
  expect(contentOf(html, 'article:modified_time')).toBe('2026-11-30T06:00:00.000Z')
  expect(contentOf(html, 'article:section')).toBe('Athletics')
  expect(html.match(/property="article:tag"/g)).toHaveLength(2)
  const url = 'https://site.test/stories/dawn-in-iten'
  expect(structuredDataIn(html)).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      url,
      headline: 'Dawn in Iten',
      datePublished: '2026-11-29T06:00:00.000Z',
      dateModified: '2026-11-30T06:00:00.000Z',
      author: {'@type': 'Person', name: 'Achieng Otieno'},
      publisher: {'@type': 'Organization', name: 'Beyond the Finish Line'},
      image: {url: 'https://site.test/images/a.jpg', width: 1200, height: 630},
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {position: 1, name: 'Home', item: 'https://site.test/'},
        {position: 2, name: 'Stories', item: 'https://site.test/stories/inspire'},
        {position: 3, name: 'Dawn in Iten', item: url},
      ],
    },
  ])
})

test('markup in what editors write stays text in every element', () => {
  const hostile = `"><script>alert('1')</script><!--</title>`
  const html = headHtml(
    aHead({
      title: hostile,
      description: hostile,
      author: hostile,
      keywords: [hostile],
      image: {url: 'https://site.test/a.jpg', alt: hostile},
      article: {headline: hostile, publishedAt: null, modifiedAt: hostile, section: hostile, tags: [hostile]},
      trail: [{name: hostile, path: '/'}],
    }),
    origin,
  )
  expect(html).not.toMatch(/<script>|<!--/)
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  expect(structuredDataIn(html)).toMatchObject([{headline: hostile}, {'@type': 'BreadcrumbList'}])
})
