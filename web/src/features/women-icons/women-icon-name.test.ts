import {expect, test} from 'vitest'

import {womenIconName} from './women-icon-name.ts'

test.each([
  ['trending-up', 'trendingup'],
  ['users', 'users'],
  ['users2', 'users2'],
  ['star', 'star'],
  ['sparkles', 'sparkles'],
  ['trophy', 'trophy'],
  ['heart', 'heart'],
  ['medal', 'medal'],
  ['circle', 'circle'],
])('the icon name %s is understood', (name, known) => {
  expect(womenIconName(name)).toBe(known)
})

test('case, dashes and underscores of an icon name do not matter', () => {
  expect(['TrendingUp', 'TRENDING_UP', 'trending-up', '_Users-2_'].map(womenIconName)).toEqual([
    'trendingup',
    'trendingup',
    'trendingup',
    'users2',
  ])
})

test('an unknown or missing icon name is a star', () => {
  expect(['rocket', '', null, undefined, 'constructor'].map(womenIconName)).toEqual(Array(5).fill('star'))
})
