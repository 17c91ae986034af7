import {expect, test} from 'vitest'

import {parseSaved} from './saved-stories.ts'

test('the ids of saved stories are read back', () => {
  expect(parseSaved('["7","slow-morning"]')).toEqual(['7', 'slow-morning'])
})

test.each([null, '', 'no json', '{}', '7', 'null'])(
  'any other entry (%j) means that nothing is saved',
  (entry) => {
    expect(parseSaved(entry)).toEqual([])
  },
)

test('what is no id is left out', () => {
  expect(parseSaved('["7",8,null,{"id":"9"}]')).toEqual(['7'])
})
