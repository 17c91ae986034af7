import {expect, test} from 'vitest'

import {swipeStep} from './use-swipe.ts'

test('a finger drawn to the left asks for the next, to the right for the one before', () => {
  expect(swipeStep(-60, 5)).toBe(1)
  expect(swipeStep(60, -5)).toBe(-1)
})

test('a tap, a short move and a scroll ask for nothing', () => {
  expect(swipeStep(0, 0)).toBeNull()
  expect(swipeStep(-47, 0)).toBeNull()
  expect(swipeStep(-60, 40)).toBeNull()
})
