import {expect, test} from 'vitest'

import {readPageAddress} from '#render/page-address.ts'

test.for([
  ['/', '/'],
  ['/stories/a-b', '/stories/a-b'],
  ['/stories/caf%C3%A9', '/stories/caf%C3%A9'],
] as const)('%s is the address of a page already', ([url, path]) => {
  expect(readPageAddress(url)).toEqual({path, search: '', isCanonical: true})
})

test.for([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//about//', '/about'],
  ['/stories/../about', '/about'],
  ['/stories/%2e%2e/about', '/about'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/%61bout', '/about'],
  ['//evil.example/', '/evil.example'],
] as const)('%s leads to %s on the same site', ([url, path]) => {
  expect(readPageAddress(url)).toEqual({path, search: '', isCanonical: false})
})

test.for([
  '/%',
  '/%zz',
  '/stories/%00',
  '/stories/%0d%0aSet-Cookie:x',
  '/%5cevil.example',
  '/\\evil.example',
  '*',
  '',
])('%j is malformed', (url) => {
  expect(readPageAddress(url)).toBeNull()
})

test('an endless address is malformed', () => {
  expect(readPageAddress(`/${'a'.repeat(3000)}`)).toBeNull()
})

test('the query has one order and no tracking parameters', () => {
  expect(readPageAddress('/stories/inspire?utm_source=x&search=kip&page=2&fbclid=abc')).toEqual({
    path: '/stories/inspire',
    search: '?page=2&search=kip',
    isCanonical: true,
  })
})

test('an escaped slash stays inside its segment', () => {
  expect(readPageAddress('/stories/a%2Fb')?.path).toBe('/stories/a%2Fb')
})
