import {expect, test} from 'vitest'

import {readableWords} from './readable-words.ts'

test('a short comment stays as it was written', () => {
  expect(readableWords('One.\n\nTwo.\nThree.')).toEqual({text: 'One.\n\nTwo.\nThree.', isLong: false})
})

test('thousands of empty lines are one', () => {
  expect(readableWords(`a${'\n \t'.repeat(4000)}\nb`)).toEqual({text: 'a\n\nb', isLong: false})
})

test.each([['x'.repeat(901)], ['line\n'.repeat(13)]])('a long comment is known as one', (content) => {
  expect(readableWords(content).isLong).toBe(true)
})
