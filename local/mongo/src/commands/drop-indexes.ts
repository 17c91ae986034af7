import {isEqual} from '#bson/compare.ts'
import {describe} from '#bson/describe.ts'
import {getField, isDocument} from '#bson/value.ts'
import type {Command} from '#engine/command.ts'
import {requiredCollection} from '#engine/place.ts'
import {MongoError} from '#mongo-error.ts'
import type {Collection} from '#store/catalog.ts'
import type {Index} from '#store/index-spec.ts'

export const dropIndexes: Command = {
  name: 'dropIndexes',
  aliases: ['deleteIndexes'],
  fields: ['index'],
  isWrite: true,
  run(call) {
    const collection = requiredCollection(call)
    const nIndexesWas = collection.indexes.length + 1
    const wanted = getField(call.command, 'index')
    const names: unknown[] = Array.isArray(wanted) ? wanted : [wanted]
    for (const index of names.flatMap((name) => find(collection, name)))
      call.engine.catalog.dropIndex(collection, index)
    return {nIndexesWas}
  },
}

function find(collection: Collection, wanted: unknown): readonly Index[] {
  if (wanted === '*') return collection.indexes
  if (wanted === '_id_' || isEqual(wanted, {_id: 1})) {
    throw new MongoError('InvalidOptions', 'cannot drop _id index')
  }
  const index = collection.indexes.find((one) =>
    isDocument(wanted) ? isEqual(one.spec.key, wanted) : one.name === wanted,
  )
  if (index) return [index]
  throw new MongoError(
    'IndexNotFound',
    `index not found with name [${typeof wanted === 'string' ? wanted : describe(wanted)}]`,
  )
}
