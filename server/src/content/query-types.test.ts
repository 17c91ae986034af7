import {referencedTypes} from '@bfl/schemas/domain/referenced-types'
import * as queries from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import {typesOfQuery} from '#content/query-types.ts'

test.for([
  ['*[_type == "story"]{title}', ['story']],
  ['*[_type == "story" && featured == true]{title}', ['story']],
  ['*[featured == true && (_type == "a" || _type == "b")]', ['a', 'b']],
  ['*[_type in ["a", "b"]] | order(name)', ['a', 'b']],
  [
    '{"one": *[_type == "a"][0], "two": count(*[_type == "b" && x > count(*[_type == "c"])])}',
    ['a', 'b', 'c'],
  ],
  ['"no document at all"', []],
] as const)('%s depends on %j', ([query, types]) => {
  expect(typesOfQuery(query)).toEqual(new Set(types))
})

test.for([
  '*',
  '*[_id == "story"]',
  '*[_type == "a" || x == 1]',
  '*[_type == $type]',
  '*[_type != "a"]',
  '{"one": *[_type == "a"], "two": *[x == "b"]}',
  '*[_type == "a"]{"more": *[ref == ^._id]}',
  'this is not GROQ',
])('%s depends on everything', (query) => {
  expect(typesOfQuery(query)).toBe('everything')
})

test('a query that follows references depends on what can be referred to', () => {
  expect(typesOfQuery('*[_type == "page"]{body[]{"target": reference->slug.current}}')).toEqual(
    new Set(['page', ...referencedTypes]),
  )
})

test('no query of the site depends on everything', () => {
  const unbounded = Object.entries(queries).filter(([, query]) => typesOfQuery(query) === 'everything')
  expect(unbounded.map(([name]) => name)).toEqual([])
})
