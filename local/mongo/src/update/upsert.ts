import {ObjectId} from 'bson'

import {isEqual} from '#bson/compare.ts'
import {describe} from '#bson/describe.ts'
import {clone, getField, isDocument, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {isConditions} from '#query/filter-context.ts'
import {isRegex} from '#query/regex.ts'

import {setAt} from './path-edit.ts'
import type {Update} from './update.ts'

/** The document an upsert inserts: what the filter says must be equal, then the update on top. */
export function upsertedDocument(filter: Doc, update: Update): Doc {
  const fromFilter = equalities(filter)
  const isReplacement = update.kind === 'replacement'
  if (
    isReplacement &&
    fromFilter._id !== undefined &&
    update.id !== undefined &&
    !isEqual(update.id, fromFilter._id)
  ) {
    throw new MongoError(
      'ImmutableField',
      `The _id field cannot be changed from {_id: ${describe(fromFilter._id)}} to {_id: ${describe(update.id)}}.`,
    )
  }
  const base = isReplacement ? (fromFilter._id === undefined ? {} : {_id: fromFilter._id}) : fromFilter
  const {_id: id = new ObjectId(), ...fields} = update.apply(base, {filter, isInsert: true})
  return {_id: id, ...fields}
}

function equalities(filter: Doc): Doc {
  const doc: Doc = {}
  const paths = new Set<string>()
  collect(filter, (path, value) => {
    if (paths.has(path)) {
      throw new MongoError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${path}' is matched twice`,
      )
    }
    paths.add(path)
    setAt(doc, path.split('.'), clone(value))
  })
  return doc
}

function collect(filter: Doc, add: (path: string, value: unknown) => void) {
  for (const [name, condition] of Object.entries(filter)) {
    const branches: unknown[] = Array.isArray(condition) ? condition : []
    if (name === '$and' || (name === '$or' && branches.length === 1)) {
      for (const branch of branches) if (isDocument(branch)) collect(branch, add)
    } else if (name.startsWith('$') || isRegex(condition)) continue
    else if (!isConditions(condition)) add(name, condition)
    else if ('$eq' in condition) add(name, getField(condition, '$eq'))
    else {
      const only = getField(condition, '$all')
      if (Array.isArray(only) && only.length === 1 && !isRegex(only[0])) add(name, only[0])
    }
  }
}
