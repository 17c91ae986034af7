import {expect, test} from 'vitest'

import {initialsOf} from './initials.ts'

test.for([
  ['Wanjiru Kamau', 'WK'],
  ['faith kipyegon', 'FK'],
  ['Wanjiru wa Kamau', 'WK'],
  ['Mercy', 'M'],
  ['  Mercy   ', 'M'],
  ['(Faith) "Speed" Chebet', 'FC'],
  ['Ndũta Ĩrũngũ', 'NĨ'],
  ['Ånn Öberg', 'ÅÖ'],
  ['🏃🏿‍♀️ Runner', '🏃🏿‍♀️R'],
  ['4x400', '4'],
  ['', ''],
] as const)('the initials of %j are %j', ([name, initials]) => {
  expect(initialsOf(name)).toBe(initials)
})
