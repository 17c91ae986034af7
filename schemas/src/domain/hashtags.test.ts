import {expect, test} from 'vitest'

import hashtags from '#cases/hashtags.json' with {type: 'json'}

import {countCharacters} from './cut-text.ts'
import {hashtagLabel, shortHashtag} from './hashtags.ts'

test('up to 30 characters a hashtag is shown whole', () => {
  expect(shortHashtag('#'.padEnd(30, 'a'))).toBe('#'.padEnd(30, 'a'))
  expect(shortHashtag('🏃🏾‍♀️'.repeat(30))).toBe('🏃🏾‍♀️'.repeat(30))
})

test('over 60 characters the first 60 and an ellipsis are shown', () => {
  expect(shortHashtag('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`)
})

test.each(hashtags)('the rule holds for $hashtag', ({hashtag}) => {
  const shown = shortHashtag(hashtag)
  const isShort = countCharacters(hashtag) <= 30
  expect(shown).toBe(isShort ? hashtag : `${hashtag.slice(0, 60)}…`)
  expect(shown.isWellFormed()).toBe(true)
})

test('a label has one # and no space around', () => {
  expect(hashtagLabel(' #spaces here ')).toBe('#spaces here')
  expect(hashtagLabel('##Marathon')).toBe('#Marathon')
  expect(hashtagLabel('#')).toBe('')
})
