import {expect, test} from 'vitest'

import {targetIndex} from './dropdown-keys.ts'

test('the focus goes round in both directions', () => {
  expect(targetIndex('ArrowDown', 2, 3)).toBe(0)
  expect(targetIndex('ArrowUp', 0, 3)).toBe(2)
  expect(targetIndex('ArrowRight', 0, 3)).toBe(1)
})

test('Home and End go to the ends', () => {
  expect(targetIndex('Home', 2, 4)).toBe(0)
  expect(targetIndex('End', 0, 4)).toBe(3)
})
