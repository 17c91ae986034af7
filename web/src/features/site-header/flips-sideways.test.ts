import {dropdownWidth, nestedDropdownWidth} from '@bfl/schemas/domain/site-constants'
import {expect, test} from 'vitest'

import {flipsSideways} from './flips-sideways.ts'

test('a dropdown flips when less than its 256 pixels and a margin of 20 are left', () => {
  expect(flipsSideways(724, dropdownWidth, 1000)).toBe(false)
  expect(flipsSideways(725, dropdownWidth, 1000)).toBe(true)
})

test('a nested dropdown flips when less than its 224 pixels and a margin of 20 are left', () => {
  expect(flipsSideways(756, nestedDropdownWidth, 1000)).toBe(false)
  expect(flipsSideways(757, nestedDropdownWidth, 1000)).toBe(true)
})
