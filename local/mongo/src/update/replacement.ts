import {isEqual} from '#bson/compare.ts'
import {describe} from '#bson/describe.ts'
import {cloneDocument, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

export function checkReplacement(replacement: Doc) {
  const dollar = Object.keys(replacement).find((name) => name.startsWith('$'))
  if (dollar !== undefined) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    )
  }
}

export function replace(doc: Doc, replacement: Doc): Doc {
  const {_id: wanted, ...fields} = cloneDocument(replacement)
  if (wanted !== undefined && doc._id !== undefined && !isEqual(wanted, doc._id)) {
    throw new MongoError(
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${describe(wanted)}`,
    )
  }
  const id = doc._id ?? wanted
  return id === undefined ? fields : {_id: id, ...fields}
}
