import {expect, test} from 'vitest'

import {badgeColors} from './badge-colors.ts'

test('each colour of the Studio is a pair of ours', () => {
  const pairs = ['gold', 'clay', 'green', 'ink'].map((name) => badgeColors(name).background)
  expect(new Set(pairs).size).toBe(4)
})

test.each([
  {hex: '#FFEE00', color: 'black'},
  {hex: '#001133', color: 'white'},
  {hex: '#ff0000', color: 'black'},
])('words on $hex are $color', ({hex, color}) => {
  expect(badgeColors(hex)).toEqual({background: hex.toLowerCase(), color})
})

test.each([null, '', 'constructor', '__proto__', 'bg-blue-500', 'red;background:url(//x)'])(
  'what is no colour of ours, %s, is drawn as gold',
  (chosen) => {
    expect(badgeColors(chosen)).toEqual(badgeColors('gold'))
  },
)
