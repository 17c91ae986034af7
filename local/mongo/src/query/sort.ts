import {compare, type Collator} from '#bson/compare.ts'
import {directedKey} from '#bson/key.ts'
import {toNumber} from '#bson/number.ts'
import {isDocument, isNumeric, type Doc} from '#bson/value.ts'
import {MongoError, unsupported} from '#mongo-error.ts'

import {indexedValues} from './paths.ts'

export interface SortField {
  path: string
  direction: 1 | -1
}

export function readSort(spec: unknown): SortField[] {
  if (spec === undefined || spec === null) return []
  if (!isDocument(spec)) throw new MongoError('TypeMismatch', "Expected field 'sort' to be of type object")
  return Object.entries(spec).map(([path, order]) => {
    if (isDocument(order) && '$meta' in order) throw unsupported('$meta')
    const direction = isNumeric(order) ? toNumber(order) : 0
    if (direction !== 1 && direction !== -1) {
      throw new MongoError('BadValue', '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
    }
    return {path, direction}
  })
}

/** Sorts by the smallest (ascending) or largest (descending) value each path reaches; stable. */
export function sortBy<T>(
  items: readonly T[],
  sort: readonly SortField[],
  collator: Collator | null,
  docOf: (item: T) => Doc,
): T[] {
  if (sort.length === 0) return [...items]
  if (collator) return sortWithCollator(items, sort, collator, docOf)
  const keyed = items.map((item) => ({item, key: sortKey(docOf(item), sort)}))
  keyed.sort((a, b) => Buffer.compare(a.key, b.key))
  return keyed.map(({item}) => item)
}

function sortKey(doc: Doc, sort: readonly SortField[]): Buffer {
  const parts = sort.map(({path, direction}) => {
    const keys = indexedValues(doc, path).map((value) => directedKey(value, direction))
    return keys.reduce((least, key) => (Buffer.compare(key, least) < 0 ? key : least))
  })
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
}

function sortWithCollator<T>(
  items: readonly T[],
  sort: readonly SortField[],
  collator: Collator,
  docOf: (item: T) => Doc,
): T[] {
  const keyed = items.map((item) => ({
    item,
    values: sort.map(({path, direction}) =>
      indexedValues(docOf(item), path).reduce((least, value) =>
        compare(value, least, collator) * direction < 0 ? value : least,
      ),
    ),
  }))
  keyed.sort((a, b) => {
    for (const [index, {direction}] of sort.entries()) {
      const order = compare(a.values[index], b.values[index], collator) * direction
      if (order !== 0) return order
    }
    return 0
  })
  return keyed.map(({item}) => item)
}
