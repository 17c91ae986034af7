import {expect, test} from 'vitest'

import {minutesToRead} from './read-minutes.ts'

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1200, 6],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesToRead({readMinutes: null, words})).toBe(minutes)
})

test('an editor’s own number comes first', () => {
  expect(minutesToRead({readMinutes: 7, words: 100})).toBe(7)
  expect(minutesToRead({readMinutes: 0, words: 100})).toBe(1)
})
