import {readCollation, type Collation} from '#bson/collation.ts'
import {getField, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import type {FindPlace} from '#plan/find.ts'
import {evaluateLet} from '#query/variables.ts'
import type {Collection} from '#store/catalog.ts'

import type {Call} from './command.ts'
import {documentField} from './fields.ts'

/** The collection a command is about, by its first field. */
export function collectionName({command, name, db}: Call): string {
  const collection = getField(command, name)
  if (typeof collection !== 'string') {
    throw new MongoError('InvalidNamespace', `collection name has invalid type ${typeof collection}`)
  }
  if (collection === '') throw new MongoError('InvalidNamespace', `Invalid namespace specified '${db}.'`)
  return collection
}

export function findCollection(call: Call): Collection | null {
  return call.engine.catalog.find(call.db, collectionName(call))
}

export function requiredCollection(call: Call): Collection {
  const collection = findCollection(call)
  if (collection) return collection
  throw new MongoError('NamespaceNotFound', `ns does not exist: ${call.db}.${collectionName(call)}`)
}

export function placeOf({engine, side, deadline}: Call, collection: Collection | null): FindPlace {
  return {database: engine.database, collection, side, deadline}
}

export function collationOf(command: Doc): Collation | null {
  return readCollation(getField(command, 'collation'))
}

export function variablesOf(command: Doc): Doc {
  return evaluateLet(documentField(command, 'let'))
}

/** The part of "db.collection" before and after the first dot. */
export function splitNamespace(ns: unknown): {db: string; name: string} {
  if (typeof ns !== 'string' || !ns.includes('.')) {
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${String(ns)}'`)
  }
  const dot = ns.indexOf('.')
  return {db: ns.slice(0, dot), name: ns.slice(dot + 1)}
}
