import {expect, test} from 'vitest'

import {countCharacters, cutText} from './cut-text.ts'

const family = '👨‍👩‍👧‍👦'

test('a text that fits is left alone', () => {
  expect(cutText('a'.repeat(150), 150)).toBe('a'.repeat(150))
  expect(cutText(family.repeat(150), 150)).toBe(family.repeat(150))
})

test('a longer text is cut with one ellipsis', () => {
  expect(cutText('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`)
})

test('what a reader sees as one character is never cut in two', () => {
  expect(cutText(`${family}${family}x`, 2)).toBe(`${family}${family}…`)
  expect(cutText('e\u0301a\u0300o', 2)).toBe('e\u0301a\u0300…')
  expect(countCharacters(`${family}e\u0301`)).toBe(2)
})

test('no space stands before the ellipsis', () => {
  expect(cutText('one two three', 8)).toBe('one two…')
})
