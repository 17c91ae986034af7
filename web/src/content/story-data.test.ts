import {expect, test} from 'vitest'

import {aLakeCard, aLakeStory} from '#testing/lake-samples.ts'

import {presentCards, presentStory} from './story-data.ts'

test('stories without address or title are left out', () => {
  expect(presentCards([aLakeCard({slug: null}), aLakeCard({title: null}), aLakeCard()])).toHaveLength(1)
})

test('minutes are the editor’s, else counted at 200 words a minute', () => {
  const [counted, set] = presentCards([aLakeCard({words: 401}), aLakeCard({readMinutes: 9})])

  expect([counted?.minutes, set?.minutes]).toEqual([3, 9])
})

test('a story without a text is an empty text', () => {
  expect(presentStory(aLakeStory({body: null}))?.body).toEqual([])
})

test('a picture whose description is no text has none', () => {
  const odd = JSON.stringify(aLakeStory()).replace(/"alt":"[^"]*"/, '"alt":5')
  expect(odd).toContain('"alt":5')
  expect(presentStory(JSON.parse(odd))?.image?.alt).toBe('')
})
