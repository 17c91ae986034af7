import {expect, test} from 'vitest'

import {parsePending} from './pending-comment.ts'

const kept = {storyId: '7', parentId: null, content: 'Well run', keptAt: 1000}

test('what was kept comes back for an hour', () => {
  const entry = JSON.stringify(kept)
  expect(parsePending(entry, 2000)).toEqual({storyId: '7', parentId: null, content: 'Well run'})
  expect(parsePending(entry, 1000 + 60 * 60 * 1000 + 1)).toBeNull()
})

test.each([
  null,
  '',
  'no json',
  '[]',
  '{}',
  JSON.stringify({...kept, content: '  '}),
  JSON.stringify({...kept, storyId: 7}),
])('anything else (%j) is nothing to post', (entry) => {
  expect(parsePending(entry, 2000)).toBeNull()
})
