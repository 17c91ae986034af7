import {Lazy, type Iterator} from 'mingo/lazy'
import type {Options} from 'mingo/types'

import type {Doc} from '#bson/value.ts'

import {readSort, sortBy} from './sort.ts'
import {filterContextOf} from './stage-options.ts'

export function sort(documents: Iterator, spec: unknown, options: Options): Iterator {
  const fields = readSort(spec)
  const {collator} = filterContextOf(options)
  return documents.transform<Doc>((all = []) => Lazy(sortBy(all, fields, collator, (doc) => doc)))
}
