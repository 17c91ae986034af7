import {expect, test} from 'vitest'

import {pageWindow} from './page-window.ts'

test.each([
  {page: 1, lastPage: 1, shown: [1]},
  {page: 1, lastPage: 2, shown: [1, 2]},
  {page: 3, lastPage: 5, shown: [1, 2, 3, 4, 5]},
  {page: 1, lastPage: 42, shown: [1, 2, 3, 4, 5]},
  {page: 3, lastPage: 42, shown: [1, 2, 3, 4, 5]},
  {page: 4, lastPage: 42, shown: [2, 3, 4, 5, 6]},
  {page: 41, lastPage: 42, shown: [38, 39, 40, 41, 42]},
  {page: 42, lastPage: 42, shown: [38, 39, 40, 41, 42]},
  {page: 999, lastPage: 42, shown: [38, 39, 40, 41, 42]},
  {page: 7, lastPage: 0, shown: [1]},
])('page $page of $lastPage offers $shown', ({page, lastPage, shown}) => {
  expect(pageWindow(page, lastPage, 5)).toEqual(shown)
})
