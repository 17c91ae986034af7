import {isEqual} from '#bson/compare.ts'
import {decode} from '#bson/decode.ts'
import {describe} from '#bson/describe.ts'
import {isDocument, type Doc} from '#bson/value.ts'
import type {Call, Command} from '#engine/command.ts'
import {booleanField, documentsField} from '#engine/fields.ts'
import {collectionName, findCollection} from '#engine/place.ts'
import {MongoError, unsupported} from '#mongo-error.ts'
import type {Collection} from '#store/catalog.ts'
import {bytesOf, integerOf} from '#store/row.ts'

import {readIndexSpec} from './index-options.ts'

const MAX_INDEXES = 64

export const createIndexes: Command = {
  name: 'createIndexes',
  fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  isWrite: true,
  run(call) {
    refuseOptions(call.command)
    const specs = documentsField(call.command, 'indexes').map(readIndexSpec)
    if (specs.length === 0) throw new MongoError('BadValue', 'Must specify at least one index to create')
    const existing = findCollection(call)
    const collection = existing ?? call.engine.catalog.create(call.db, collectionName(call))
    const numIndexesBefore = collection.indexes.length + 1
    for (const spec of specs) createIndex(call, collection, spec)
    const numIndexesAfter = collection.indexes.length + 1
    return {
      numIndexesBefore,
      numIndexesAfter,
      createdCollectionAutomatically: !existing,
      ...(numIndexesBefore === numIndexesAfter ? {note: 'all indexes already exist'} : {}),
    }
  },
}

function refuseOptions(command: Doc) {
  if ('commitQuorum' in command) throw new MongoError('BadValue', "Standalones can't specify commitQuorum")
  if (booleanField(command, 'ignoreUnknownIndexOptions')) throw unsupported('ignoreUnknownIndexOptions')
}

export function createIndex({engine, deadline}: Call, collection: Collection, spec: Doc) {
  if (isEqual(spec.key, {_id: 1}) || hasEqual(collection, spec)) return
  if (collection.indexes.length + 1 >= MAX_INDEXES) {
    throw new MongoError('CannotCreateIndex', `add index fails, too many indexes for ${collection.ns}`)
  }
  const index = engine.catalog.addIndex(collection, spec)
  for (const row of engine.database.fresh(`select rid, doc from c${collection.id}`, 'writer').iterate()) {
    deadline.check()
    engine.documents.enter(collection, index, integerOf(row.rid), decode(bytesOf(row.doc)))
  }
}

/** True for the very same index; one that is half the same is refused. */
function hasEqual(collection: Collection, spec: Doc): boolean {
  const sameName = collection.indexes.find(({name}) => name === spec.name)
  const sameKey = collection.indexes.find(
    (index) =>
      isEqual(index.spec.key, spec.key) &&
      isEqual(index.spec.partialFilterExpression, spec.partialFilterExpression),
  )
  if (sameName && !isEqual(sameName.spec.key, spec.key)) {
    throw new MongoError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${describe(spec)}, existing index: ${describe(sameName.spec)}`,
    )
  }
  if (!sameKey) {
    if (!sameName) return false
    throw conflict(spec, sameName.spec)
  }
  if (!isEqual(optionsOf(sameKey.spec), optionsOf(spec))) throw conflict(spec, sameKey.spec)
  if (sameKey.name !== spec.name) {
    throw new MongoError(
      'IndexOptionsConflict',
      `Index already exists with a different name: ${sameKey.name}`,
    )
  }
  return true
}

function conflict(wanted: Doc, existing: Doc) {
  return new MongoError(
    wanted.name === existing.name ? 'IndexKeySpecsConflict' : 'IndexOptionsConflict',
    `An equivalent index already exists with different options. Requested index: ${describe(wanted)}, existing index: ${describe(existing)}`,
  )
}

function optionsOf({unique, sparse, expireAfterSeconds, partialFilterExpression}: Doc): Doc {
  return {
    unique: unique === true,
    sparse: sparse === true,
    expireAfterSeconds: expireAfterSeconds ?? null,
    partialFilterExpression: isDocument(partialFilterExpression) ? partialFilterExpression : null,
  }
}
