import {expect, test} from 'vitest'

import {emailLink, shareLinks} from './share-links.ts'

const shared = {title: 'Second & last', excerpt: 'é'.repeat(161), url: 'https://site.test/stories/a?b=1&c=2'}

test('each network gets the page’s address whole', () => {
  const [facebook, twitter, whatsapp, linkedin] = shareLinks(shared).map(
    ({href}) => new URL(href).searchParams,
  )

  expect(facebook?.get('u')).toBe(shared.url)
  expect(twitter?.get('url')).toBe(shared.url)
  expect(whatsapp?.get('text')).toContain(shared.url)
  expect(linkedin?.get('url')).toBe(shared.url)
})

test('the shared excerpt is cut after 160 characters', () => {
  const [, twitter] = shareLinks(shared).map(({href}) => new URL(href).searchParams)

  expect(twitter?.get('text')).toBe(`Second & last: ${'é'.repeat(160)}…`)
})

test('a letter carries the title, the excerpt and the page’s address', () => {
  const {href} = emailLink({...shared, excerpt: 'Run at dawn & dusk'})
  const {searchParams} = new URL(href)

  expect(href).not.toContain('+')
  expect(searchParams.get('subject')).toBe(shared.title)
  expect(searchParams.get('body')).toBe(`Run at dawn & dusk\n\n${shared.url}`)
})
