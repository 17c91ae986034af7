import {expect, test} from 'vitest'

import {tableRows} from './block-fields.ts'
import {targetPath} from './target-path.ts'

test('short rows of a table are filled up, empty and broken ones left out', () => {
  const rows = [{cells: ['Split', 'Time']}, {cells: ['5 km']}, {cells: []}, null, {cells: [7, null]}]

  expect(tableRows({rows})).toEqual([
    ['Split', 'Time'],
    ['5 km', ''],
    ['7', ''],
  ])
  expect(tableRows({rows: 'broken'})).toEqual([])
})

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
