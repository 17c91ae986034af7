import type {Iterator} from 'mingo/lazy'
import type {Options} from 'mingo/types'

import type {Doc} from '#bson/value.ts'

import {compileFilter} from './filter.ts'
import {filterContextOf} from './stage-options.ts'

export function match(documents: Iterator, filter: unknown, options: Options): Iterator {
  const test = compileFilter(filter, filterContextOf(options))
  return documents.filter((doc: Doc) => test(doc))
}
