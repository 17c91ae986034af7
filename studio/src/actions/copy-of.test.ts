import {slugProblem} from '@bfl/schemas/domain/slug'
import {expect, test} from 'vitest'

import {copyOf} from './copy-of.ts'
import {sluggedDocument} from './slugged-document.ts'

test('a copy has its own number and address and no earlier addresses', () => {
  const copy = copyOf(
    {
      _id: 'a',
      _type: 'story',
      title: 'T',
      number: 3,
      slug: {_type: 'slug', current: 'finish'},
      previousSlugs: ['x'],
    },
    9,
  )
  expect(copy).toEqual({
    _id: 'a',
    _type: 'story',
    title: 'T',
    number: 9,
    slug: {_type: 'slug', current: 'finish-copy-9'},
  })
})

test('the address of a copy is allowed, however long the original’s is', () => {
  const copy = copyOf({_id: 'a', _type: 'story', slug: {current: 'a'.repeat(96)}}, 12345)
  const current = sluggedDocument(copy).slug?.current
  expect(slugProblem(current, 'story')).toBeNull()
  expect(current).toMatch(/-copy-12345$/)
})

test('what has no address gets none', () => {
  expect(copyOf({_id: 'a', _type: 'athlete', name: 'N', number: 1}, 2)).toEqual({
    _id: 'a',
    _type: 'athlete',
    name: 'N',
    number: 2,
  })
})
