import {expect, test} from 'vitest'

import {presentCards} from '#content/story-data.ts'
import {aLakeCard} from '#testing/lake-samples.ts'

import {leadStory} from './stories-section.tsx'
import {appended} from './use-story-list.ts'

const [first, second, third] = ['a', 'b', 'c'].map((slug) =>
  presentCards([aLakeCard({slug, isFeatured: slug === 'b'})]),
)

test('a story pushed onto the next page by a newer one is shown once', () => {
  const before = {stories: [...(first ?? []), ...(second ?? [])], total: 2}
  const next = {stories: [...(second ?? []), ...(third ?? [])], total: 3}

  const {stories, total} = appended(before, next)

  expect(stories.map(({slug}) => slug)).toEqual(['a', 'b', 'c'])
  expect(total).toBe(3)
})

test('the large story is the editors’ choice for all stories, else the first featured one', () => {
  const stories = [...(first ?? []), ...(second ?? [])]

  expect(leadStory('All', stories, third ?? [])?.slug).toBe('c')
  expect(leadStory('All', stories, [])?.slug).toBe('b')
  expect(leadStory('Athletics', stories, third ?? [])?.slug).toBe('b')
  expect(leadStory('Athletics', first ?? [], null)).toBeUndefined()
})
