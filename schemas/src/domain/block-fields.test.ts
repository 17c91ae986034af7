import {expect, test} from 'vitest'

import {tableRows} from './block-fields.ts'

test('short rows of a table are filled up, empty and broken ones left out', () => {
  const rows = [{cells: ['Split', 'Time']}, {cells: ['5 km']}, {cells: []}, null, {cells: [7, null]}]

  expect(tableRows({rows})).toEqual([
    ['Split', 'Time'],
    ['5 km', ''],
    ['7', ''],
  ])
  expect(tableRows({rows: 'broken'})).toEqual([])
})
