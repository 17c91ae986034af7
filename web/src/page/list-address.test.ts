import {expect, test} from 'vitest'

import {listHref, readListState} from './list-address.ts'

const read = (query: string) => readListState(new URLSearchParams(query))

test('search, category and page are read from the address', () => {
  expect(read('search=ng%27eno&category=Sports+Science&page=3')).toEqual({
    search: "ng'eno",
    category: 'Sports Science',
    page: 3,
  })
})

test.each(['', '0', '-1', '1.5', 'x', '1e3', '00', '9999999'])('a page "%s" is the first page', (page) => {
  expect(read(`page=${page}`).page).toBe(1)
})

test('the category All is no category', () => {
  expect(read('category=All').category).toBe('')
})

test('a search of blanks is none, and one without end is cut', () => {
  expect(read('search=%20%20').search).toBe('')
  expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(200)
})

test('the page stands in the address only when it is above one', () => {
  expect(listHref('/news/athletics', {page: 1})).toBe('/news/athletics')
  expect(listHref('/news/athletics', {page: 2})).toBe('/news/athletics?page=2')
})

test('what an address is made of can be read from it again', () => {
  const state = {search: 'a&b=c?#é%', category: 'Opinion & Analysis', page: 7}
  expect(readListState(new URL(listHref('/x', state), 'https://site.test').searchParams)).toEqual(state)
})
