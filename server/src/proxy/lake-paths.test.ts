import {expect, test} from 'vitest'

import {isLakePath} from '#proxy/lake-paths.ts'

test.for([
  '/v1/users/me',
  '/vX/multiplex?tag=a',
  '/v2021-06-07/data/query/production?query=*',
  '/images/local/production/abc-10x10.png?w=5',
  '/files/local/production/abc.pdf',
])('%s is a call of the lake', (url) => {
  expect(isLakePath(url)).toBe(true)
})

test.for([
  '/videos',
  '/v1',
  '/v2/users',
  '/v2021-6-7/x',
  '/vx/y',
  '/imagesets/',
  '/images',
  '/media/photos',
  '//v1/x',
  '/V1/x',
])('%s is left to the site', (url) => {
  expect(isLakePath(url)).toBe(false)
})
