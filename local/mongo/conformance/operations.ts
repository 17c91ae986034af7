import {Collection, Db, MongoClient, type AnyBulkWriteOperation, type Document} from 'mongodb'

/** A test that needs what is not there. */
export class Skip extends Error {
  override name = 'Skip'
}

/** Runs one operation of a unified test by the driver's own methods. */
export async function runOperation(name: string, target: unknown, options: Document): Promise<unknown> {
  if (target instanceof Collection) return onCollection(name, target, options)
  if (target instanceof Db) return onDatabase(name, target, options)
  if (target instanceof MongoClient) return onClient(name, target, options)
  throw new Skip(`operation ${name} on something that is no client, database or collection`)
}

async function onCollection(name: string, collection: Collection, options: Document): Promise<unknown> {
  const {filter, document, documents, update, replacement, pipeline, fieldName, requests, keys, to, ...rest} =
    options
  switch (name) {
    case 'insertOne':
      return collection.insertOne(document, rest)
    case 'insertMany':
      return collection.insertMany(documents, rest)
    case 'updateOne':
      return collection.updateOne(filter, update, rest)
    case 'updateMany':
      return collection.updateMany(filter, update, rest)
    case 'replaceOne':
      return collection.replaceOne(filter, replacement, rest)
    case 'deleteOne':
      return collection.deleteOne(filter, rest)
    case 'deleteMany':
      return collection.deleteMany(filter, rest)
    case 'find':
      return collection.find(filter, rest).toArray()
    case 'findOne':
      return collection.findOne(filter, rest)
    case 'findOneAndUpdate':
      return collection.findOneAndUpdate(filter, update, lowerReturnDocument(rest))
    case 'findOneAndReplace':
      return collection.findOneAndReplace(filter, replacement, lowerReturnDocument(rest))
    case 'findOneAndDelete':
      return collection.findOneAndDelete(filter, rest)
    case 'aggregate':
      return collection.aggregate(pipeline, rest).toArray()
    case 'countDocuments':
      return collection.countDocuments(filter, rest)
    case 'count':
      return collection.count(filter, rest)
    case 'estimatedDocumentCount':
      return collection.estimatedDocumentCount(rest)
    case 'distinct':
      return collection.distinct(fieldName, filter, rest)
    case 'bulkWrite':
      return presentBulkWrite(await collection.bulkWrite(asOperations(requests), rest))
    case 'createIndex':
      return collection.createIndex(keys, rest)
    case 'rename':
      return collection.rename(to, rest)
    default:
      throw new Skip(`operation ${name} on a collection`)
  }
}

function lowerReturnDocument(options: Document): Document {
  const {returnDocument, ...rest} = options
  return typeof returnDocument === 'string' ? {...rest, returnDocument: returnDocument.toLowerCase()} : rest
}

function asOperations(requests: readonly AnyBulkWriteOperation[]): AnyBulkWriteOperation[] {
  return [...requests]
}

async function onDatabase(name: string, db: Db, options: Document): Promise<unknown> {
  const {collection, pipeline, command, commandName: _name, filter, ...rest} = options
  switch (name) {
    case 'aggregate':
      return db.aggregate(pipeline, rest).toArray()
    case 'createCollection':
      return db.createCollection(collection, rest)
    case 'dropCollection':
      return db.dropCollection(collection, rest).catch(() => true)
    case 'modifyCollection':
      return db.command({collMod: collection, ...rest})
    case 'runCommand':
      return db.command(command, rest)
    case 'listCollections':
      return db.listCollections(filter, rest).toArray()
    default:
      throw new Skip(`operation ${name} on a database`)
  }
}

async function onClient(name: string, client: MongoClient, options: Document): Promise<unknown> {
  if (name === 'clientBulkWrite') {
    const {models, ...rest} = options
    return presentClientBulkWrite(await client.bulkWrite(models.map(asModel), rest))
  }
  if (name === 'listDatabases') return (await client.db('admin').admin().listDatabases(options)).databases
  throw new Skip(`operation ${name} on a client`)
}

function asModel(model: Document): Document {
  const [[name, fields] = []] = Object.entries(model)
  return {name, ...fields}
}

export function presentBulkWrite(result: Document): Document {
  const {insertedCount, matchedCount, modifiedCount, deletedCount, upsertedCount, insertedIds, upsertedIds} =
    result
  return {insertedCount, matchedCount, modifiedCount, deletedCount, upsertedCount, insertedIds, upsertedIds}
}

export function presentClientBulkWrite(result: Document): Document {
  const {insertedCount, matchedCount, modifiedCount, deletedCount, upsertedCount} = result
  return {
    insertedCount,
    matchedCount,
    modifiedCount,
    deletedCount,
    upsertedCount,
    insertResults: byPosition(result.insertResults),
    updateResults: byPosition(result.updateResults),
    deleteResults: byPosition(result.deleteResults),
  }
}

/** The driver says of an update whether it upserted, the tests do not ask for it. */
function byPosition(results: ReadonlyMap<number, Document> | undefined): Document {
  const entries = [...(results ?? new Map<number, Document>())].map(([index, result]) => {
    const {didUpsert: _didUpsert, ...shown} = result
    return [String(index), shown] as const
  })
  return Object.fromEntries(entries)
}
