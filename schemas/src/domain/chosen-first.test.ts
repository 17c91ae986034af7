import {expect, test} from 'vitest'

import {chosenFirst} from './chosen-first.ts'

const [a, b, c] = [{_id: 'a'}, {_id: 'b'}, {_id: 'c'}]

test('what was chosen comes first, each once, up to the limit', () => {
  expect(chosenFirst([[c], [a, c], [b]], 2)).toEqual([c, a])
  expect(chosenFirst([null, undefined, [a, null, b]], 9)).toEqual([a, b])
  expect(chosenFirst([[a]], 0)).toEqual([])
})
