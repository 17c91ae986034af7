import {expect, test} from 'vitest'

import {draftId, isPublishedId, publishedId} from './published-id.ts'

test('drafts and versions belong to the id that readers see', () => {
  expect(publishedId('drafts.settings.moderation')).toBe('settings.moderation')
  expect(publishedId('versions.rRelease.story-1')).toBe('story-1')
  expect(publishedId('story-1')).toBe('story-1')
  expect(draftId('drafts.story-1')).toBe('drafts.story-1')
  expect(isPublishedId('drafts.story-1')).toBe(false)
  expect(isPublishedId('story-1')).toBe(true)
})
