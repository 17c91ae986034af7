import {expect, test} from 'vitest'

import {keptSlugs} from './kept-slugs.ts'

test('the address a story had until now is kept', () => {
  expect(keptSlugs({slug: {current: 'old'}}, {slug: {current: 'new'}})).toEqual(['old'])
})

test('each address is kept once, over many changes', () => {
  const published = {slug: {current: 'c'}, previousSlugs: ['a', 'b']}
  expect(keptSlugs(published, {slug: {current: 'd'}, previousSlugs: ['a', 'b']})).toEqual(['a', 'b', 'c'])
})

test('an address that is used again is no earlier one any more', () => {
  const published = {slug: {current: 'b'}, previousSlugs: ['a']}
  expect(keptSlugs(published, {slug: {current: 'a'}, previousSlugs: ['a']})).toEqual(['b'])
})

test('nothing is kept of a story that was never out', () => {
  expect(keptSlugs(null, {slug: {current: 'new'}})).toEqual([])
  expect(keptSlugs(undefined, {})).toEqual([])
})
