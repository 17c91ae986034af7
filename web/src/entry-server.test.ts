import {
  heroStoriesQuery,
  storiesQuery,
  storyByPreviousSlugQuery,
  storyBySlugQuery,
} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import type {RenderRequest} from '#render-contract.ts'
import {aRenderRequest, fakeContent} from '#testing/fake-content.ts'
import {aLakeCard, aLakeStory} from '#testing/lake-samples.ts'

import {render} from './entry-server.tsx'

async function pageOf(request: RenderRequest) {
  const result = await render(request)
  if (result.kind !== 'page') throw new Error(`Expected a page, got a ${result.kind}`)
  return result
}

const ignoreFailures = {onFailure() {}}

test('a story’s text, head and pictures are in the first HTML', async () => {
  const {status, html} = await pageOf(aRenderRequest('/stories/dawn-in-iten'))

  expect(status).toBe(200)
  expect(html).toMatch(/^<!doctype html><html lang="en" data-theme="system">/)
  expect(html).toContain('<title>Dawn in Iten | Beyond the Finish Line</title>')
  expect(html).toContain('<link rel="canonical" href="https://site.test/stories/dawn-in-iten">')
  expect(html).toContain('<meta name="author" content="Achieng Otieno">')
  expect(html).toContain('<meta name="keywords" content="Iten, road">')
  expect(html).toContain('<meta name="robots" content="index, follow')
  expect(html).toContain('<meta property="article:published_time" content="2026-11-29T06:00:00.000Z">')
  expect(html).toMatch(
    /<meta property="og:image" content="https:\/\/site\.test\/images\/[^"]*w=1200&amp;h=630/,
  )
  expect(html).toContain('The road climbs first.')
  expect(html).toContain('November 29, 2026')
  expect(html).toContain('3 min read')
  expect(html).toMatch(/<style data-styled/)
})

test('a story without relatives says so', async () => {
  const {html} = await pageOf(aRenderRequest('/stories/dawn-in-iten'))

  expect(html).toContain('No related stories found')
})

test('structured data names the article and the way to it', async () => {
  const {html} = await pageOf(aRenderRequest('/stories/dawn-in-iten'))
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): unknown => JSON.parse(json),
  )

  expect(data).toMatchObject([
    {'@type': 'Article', headline: 'Dawn in Iten', datePublished: '2026-11-29T06:00:00.000Z'},
    {'@type': 'BreadcrumbList', itemListElement: [{position: 1}, {position: 2}, {name: 'Dawn in Iten'}]},
  ])
})

test('no script of a page is inline code', async () => {
  const {html} = await pageOf(aRenderRequest('/stories/dawn-in-iten'))
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) => attributes)

  expect(inline.every((attributes) => /type="application\/(ld\+)?json"/.test(attributes ?? ''))).toBe(true)
})

test('a hostile title stays text everywhere in the page', async () => {
  const title = '</script><script>alert(1)</script>'
  const {html} = await pageOf(
    aRenderRequest('/stories/x', {fetchContent: fakeContent({[storyBySlugQuery]: aLakeStory({title})})}),
  )

  expect(html).not.toContain('<script>alert')
})

test('blocks that nobody knows are passed over without the text around them', async () => {
  const [paragraph] = aLakeStory().body ?? []
  const body = [
    paragraph,
    {_type: 'hologram', _key: 'h', text: 'unseen'},
    {...paragraph, _key: 'z', style: 'fancy'},
  ]
  const {html} = await pageOf(
    aRenderRequest('/stories/x', {
      fetchContent: fakeContent({[storyBySlugQuery]: {...aLakeStory(), body}}),
    }),
  )

  expect(
    html
      .split('data-start')[1]
      ?.split('id="hydration"')[0]
      ?.match(/The road climbs first\./g),
  ).toHaveLength(2)
})

test('an earlier address of a story leads to the present one for good', async () => {
  const fetchContent = fakeContent({
    [storyBySlugQuery]: null,
    [storyByPreviousSlugQuery]: {slug: 'dawn-in-iten'},
  })

  expect(await render(aRenderRequest('/stories/old', {fetchContent}))).toEqual({
    kind: 'redirect',
    status: 301,
    location: '/stories/dawn-in-iten',
  })
})

test('a story that there is not is a 404 that search engines leave alone', async () => {
  const {status, html} = await pageOf(
    aRenderRequest('/stories/none', {fetchContent: fakeContent({[storyBySlugQuery]: null})}),
  )

  expect(status).toBe(404)
  expect(html).toContain('Story Not Found')
  expect(html).toContain('Back to Home')
  expect(html).toContain('content="noindex')
})

test('while the lake is down the same screens say so with a 503', async () => {
  const down = new Error('The content lake does not answer')
  const story = await pageOf(
    aRenderRequest('/stories/x', {fetchContent: fakeContent({[storyBySlugQuery]: down}), ...ignoreFailures}),
  )
  const home = await pageOf(
    aRenderRequest('/', {
      fetchContent: fakeContent({[heroStoriesQuery]: down, [storiesQuery]: down}),
      ...ignoreFailures,
    }),
  )

  expect(story.status).toBe(503)
  expect(story.html).toContain('Story Not Found')
  expect(home.status).toBe(503)
  expect(home.html).toContain('Every Medal Tells a Beginning')
  expect(home.html).toContain('Failed to load stories')
  expect(home.html).toContain('Try Again')
})

test('an unknown address is a 404 with the way home', async () => {
  const {status, html} = await pageOf(aRenderRequest('/no/such/page'))

  expect(status).toBe(404)
  expect(html).toContain('Oops! Page not found')
  expect(html).toContain('Return to Home')
})

test('a placeholder page says that its content is coming', async () => {
  const {status, html} = await pageOf(aRenderRequest('/races/calendar'))

  expect(status).toBe(200)
  expect(html).toContain('Race Calendar')
  expect(html).toContain('Content coming soon...')
})

test('a hundred stories and a story without picture, author or category are drawn', async () => {
  const bare = {mainImage: null, author: null, category: null, excerpt: ''}
  const stories = Array.from({length: 100}, (_, index) =>
    aLakeCard({_id: `s${index}`, slug: `s-${index}`, title: `Story ${index}`, ...(index % 2 === 0 && bare)}),
  )
  const {html} = await pageOf(
    aRenderRequest('/', {fetchContent: fakeContent({[storiesQuery]: {stories, total: 100}})}),
  )

  expect(html).toContain('Story 99')
  expect(html).toContain('Load More Stories')
})

test('fields that are not what they should be take nothing else from the page', async () => {
  const broken = {
    ...aLakeStory(),
    hashtags: [null, 7, '#Iten'],
    excerpt: 5,
    publishedAt: 'yesterday',
    seo: {metaKeywords: 'x'},
  }
  const {status, html} = await pageOf(
    aRenderRequest('/stories/x', {fetchContent: fakeContent({[storyBySlugQuery]: broken})}),
  )

  expect(status).toBe(200)
  expect(html).toContain('The road climbs first.')
})
