import {compare, isEqual} from '#bson/compare.ts'
import {getField, isDocument} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import type {Collection} from '#store/catalog.ts'
import type {Index} from '#store/index-spec.ts'

export type Hint = {kind: 'natural'; direction: 1 | -1} | {kind: 'id'} | {kind: 'index'; index: Index}

/** A hint that names no index of the collection is refused, as MongoDB refuses it. */
export function readHint(collection: Collection | null, hint: unknown): Hint | null {
  if (hint === undefined || hint === null || (isDocument(hint) && Object.keys(hint).length === 0)) return null
  if (typeof hint !== 'string' && !isDocument(hint)) {
    throw new MongoError('FailedToParse', 'Hint must be a string or an object')
  }
  if (!collection) return null
  if (isDocument(hint) && '$natural' in hint) {
    return {kind: 'natural', direction: compare(getField(hint, '$natural'), 0) < 0 ? -1 : 1}
  }
  if (hint === '_id_' || (isDocument(hint) && isEqual(hint, {_id: 1}))) return {kind: 'id'}
  const index = collection.indexes.find(({name, spec}) =>
    isDocument(hint) ? isEqual(spec.key, hint) : name === hint,
  )
  if (index) return {kind: 'index', index}
  throw new MongoError(
    'BadValue',
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  )
}
