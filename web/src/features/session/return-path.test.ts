import {expect, test} from 'vitest'

import {returnPath} from './return-path.ts'

const origin = 'https://site.example'

test.each([
  ['/stories/one?page=2#comments', '/stories/one?page=2#comments'],
  [{pathname: '/stories/one', search: '?a=1', hash: '#comments'}, '/stories/one?a=1#comments'],
  [{pathname: '/about'}, '/about'],
])('the page held in from (%j) is gone back to', (from, expected) => {
  expect(returnPath(from, origin)).toBe(expected)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  String.raw`/\evil.example/`,
  '/.//evil.example',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'stories/one',
  '',
  7,
  null,
  undefined,
  {pathname: '//evil.example'},
  {pathname: 'https://evil.example/'},
  {search: '?a'},
  '/login',
  '/register?again',
])('anything else (%j) leads to the front page', (from) => {
  expect(returnPath(from, origin)).toBe('/')
})
