import {toNumber} from '#bson/number.ts'
import {getField, isDocument, isNumeric, type Doc} from '#bson/value.ts'
import {plainContext, type Test} from '#query/filter-context.ts'
import {compileFilter} from '#query/filter.ts'
import type {SortField} from '#query/sort.ts'

export interface Index {
  id: number
  name: string
  fields: readonly SortField[]
  /** As listIndexes answers it. */
  spec: Doc
  isUnique: boolean
  isSparse: boolean
  partialFilter: Doc | null
  isCovered: Test
  expireAfterSeconds: number | null
  /** Some document has an array at one of the fields. */
  isMultikey: boolean
}

export function readIndex(id: number, spec: Doc, isMultikey: boolean): Index {
  const {name, key, unique, sparse, partialFilterExpression, expireAfterSeconds} = spec
  const partialFilter = isDocument(partialFilterExpression) ? partialFilterExpression : null
  return {
    id,
    name: String(name),
    fields: isDocument(key)
      ? Object.keys(key).map((path) => ({path, direction: directionOf(getField(key, path))}))
      : [],
    spec,
    isUnique: unique === true,
    isSparse: sparse === true,
    partialFilter,
    isCovered: partialFilter ? compileFilter(partialFilter, plainContext) : () => true,
    expireAfterSeconds: isNumeric(expireAfterSeconds) ? toNumber(expireAfterSeconds) : null,
    isMultikey,
  }
}

function directionOf(order: unknown): 1 | -1 {
  return isNumeric(order) && toNumber(order) < 0 ? -1 : 1
}
