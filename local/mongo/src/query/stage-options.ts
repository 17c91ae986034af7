import type {Options} from 'mingo/types'

import {createCollator, readCollation} from '#bson/collation.ts'

import type {FilterContext} from './filter-context.ts'

/** The command's collation and let, as mingo hands them to a stage. */
export function filterContextOf({collation, variables}: Options): FilterContext {
  return {
    collator: collation ? createCollator(readCollation({...collation})) : null,
    variables: {...variables},
  }
}
