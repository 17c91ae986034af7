import {expect, test} from 'vitest'

import {targetPath} from './target-path.ts'

test('a link inside the site leads to the document’s present address', () => {
  expect(targetPath({_type: 'story', slug: 'dawn', number: 4})).toBe('/stories/dawn')
  expect(targetPath({_type: 'athlete', number: 4})).toBe('/athletes/4')
  expect(targetPath({_type: 'page', slug: 'about'})).toBe('/about')
})

test('a link to what is gone leads nowhere', () => {
  expect(targetPath(null)).toBeNull()
  expect(targetPath({_type: 'story', slug: null, number: 4})).toBeNull()
  expect(targetPath({_type: 'unknown', slug: 'x'})).toBeNull()
})
