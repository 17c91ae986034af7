import {buffer} from 'node:stream/consumers'
import {pipeline} from 'node:stream/promises'

import {GridFSBucket, type Document} from 'mongodb'
import {expect, test} from 'vitest'

import {startTestMongo} from '#testing/start-test-mongo.ts'

test('it answers as a standalone that says what it is', async () => {
  await using mongo = await startTestMongo()
  const hello = await mongo.db.admin().command({hello: 1})
  expect(hello).toMatchObject({isWritablePrimary: true, maxWireVersion: 25, logicalSessionTimeoutMinutes: 30})
  expect(hello).not.toHaveProperty('setName')
  expect(hello).not.toHaveProperty('topologyVersion')
  expect(await mongo.db.admin().buildInfo()).toMatchObject({version: '8.0.0', embedded: true})
  expect(await mongo.db.admin().serverStatus()).toMatchObject({process: 'embedded'})
})

test('transactions are refused as a standalone refuses them, sessions are not', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  await mongo.client.withSession(async (session) => {
    await rows.insertOne({a: 1}, {session})
    expect(await rows.countDocuments({}, {session})).toBe(1)
    const changing = session.withTransaction(() => rows.insertOne({a: 2}, {session}))
    await expect(changing).rejects.toMatchObject({originalError: {code: 20}})
  })
  expect(await rows.countDocuments()).toBe(1)
  const retryable = {insert: 'rows', documents: [{}], txnNumber: 1}
  await expect(mongo.db.command(retryable)).rejects.toMatchObject({code: 20})
})

test.each<[string, Document, number]>([
  ['an unknown command', {noSuchCommand: 1}, 59],
  ['an unknown field', {find: 'a', foo: 1}, 40_415],
  ['an argument of the wrong type', {find: 'a', filter: 'x'}, 14],
  ['a missing argument', {insert: 'a'}, 40_414],
  ['an empty batch', {insert: 'a', documents: []}, 16],
  ['a snapshot read', {find: 'a', readConcern: {level: 'snapshot'}}, 123],
  ['a write concern of two', {insert: 'a', documents: [{}], writeConcern: {w: 2}}, 2],
  ['a tailable cursor', {find: 'a', tailable: true}, 2],
  ['showRecordId', {find: 'a', showRecordId: true}, 115],
  ['a view', {create: 'v', viewOn: 'a', pipeline: []}, 115],
  ['a capped collection', {create: 'v', capped: true, size: 100}, 115],
  ['a time series', {create: 'v', timeseries: {timeField: 't'}}, 115],
  ['a clustered collection', {create: 'v', clusteredIndex: {key: {_id: 1}, unique: true}}, 115],
  ['a collection with a collation', {create: 'v', collation: {locale: 'de'}}, 115],
  ['a size without capped', {create: 'v', size: 100}, 72],
  ['a storage engine', {create: 'v', storageEngine: {}}, 115],
  ['a commit quorum', {createIndexes: 'a', indexes: [], commitQuorum: 1}, 2],
  ['an unknown collation option', {find: 'a', collation: {locale: 'de', foo: 1}}, 40_415],
  ['an unknown write concern', {insert: 'a', documents: [{}], writeConcern: {x: 1}}, 9],
  ['renaming outside of admin', {renameCollection: 'test.a', to: 'test.b'}, 13],
  ['a bad name', {create: 'a$b'}, 73],
  ['the strict API', {ping: 1, apiVersion: '1', apiStrict: true}, 323],
  ['indexes of no collection', {listIndexes: 'none'}, 26],
  ['both update and remove', {findAndModify: 'a', remove: true, update: {}}, 9],
  ['nothing to do', {findAndModify: 'a'}, 9],
])('%s is refused', async (_what, command, code) => {
  await using mongo = await startTestMongo()
  await expect(mongo.db.command(command)).rejects.toMatchObject({code})
})

test('collections are listed, renamed, dropped, and their databases with them', async () => {
  await using mongo = await startTestMongo()
  await mongo.db.collection('a').insertOne({x: 1})
  await mongo.db.createCollection('b')
  await expect(mongo.db.createCollection('b')).rejects.toMatchObject({code: 48})
  const names = async () => (await mongo.db.listCollections().toArray()).map(({name}) => name).sort()
  expect(await names()).toEqual(['a', 'b'])
  await expect(mongo.db.collection('a').rename('b')).rejects.toMatchObject({code: 48})
  await mongo.db.collection('a').rename('b', {dropTarget: true})
  expect(await mongo.db.collection('b').findOne({}, {projection: {_id: 0}})).toEqual({x: 1})
  expect((await mongo.db.admin().listDatabases()).databases).toMatchObject([{name: 'test'}])
  expect(await mongo.db.collection('b').drop()).toBe(true)
  await mongo.db.collection('c').insertOne({})
  await mongo.db.dropDatabase()
  expect(await names()).toEqual([])
})

test('a validator refuses what it does not let in', async () => {
  await using mongo = await startTestMongo()
  const grown = await mongo.db.createCollection('grown', {validator: {age: {$gte: 18}}})
  await grown.insertOne({age: 20})
  await expect(grown.insertOne({age: 3})).rejects.toMatchObject({code: 121})
  await expect(grown.updateOne({}, {$set: {age: 3}})).rejects.toMatchObject({code: 121})
  await grown.insertOne({age: 3}, {bypassDocumentValidation: true})
  expect(await grown.distinct('age')).toEqual([3, 20])
})

test('one bulkWrite does everything in its order', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection<{_id: number; a?: number; z?: number}>('rows')
  const result = await rows.bulkWrite([
    {insertOne: {document: {_id: 1, a: 1}}},
    {insertOne: {document: {_id: 2, a: 2}}},
    {updateOne: {filter: {_id: 1}, update: {$inc: {a: 5}}}},
    {updateMany: {filter: {}, update: {$set: {z: 1}}}},
    {replaceOne: {filter: {_id: 2}, replacement: {a: 9}}},
    {updateOne: {filter: {_id: 3}, update: {$set: {a: 3}}, upsert: true}},
    {deleteOne: {filter: {_id: 1}}},
  ])
  expect(result).toMatchObject({
    insertedCount: 2,
    matchedCount: 4,
    modifiedCount: 4,
    upsertedCount: 1,
    deletedCount: 1,
  })
  expect(await rows.find().toArray()).toEqual([
    {_id: 2, a: 9},
    {_id: 3, a: 3},
  ])
})

test('a client’s bulkWrite spans collections', async () => {
  await using mongo = await startTestMongo()
  const result = await mongo.client.bulkWrite([
    {name: 'insertOne', namespace: 'one.a', document: {x: 1}},
    {name: 'updateOne', namespace: 'two.b', filter: {k: 1}, update: {$set: {y: 1}}, upsert: true},
    {name: 'deleteMany', namespace: 'one.a', filter: {x: 1}},
  ])
  expect(result).toMatchObject({insertedCount: 1, upsertedCount: 1, deletedCount: 1})
  expect(
    await mongo.client
      .db('two')
      .collection('b')
      .findOne({}, {projection: {_id: 0}}),
  ).toEqual({k: 1, y: 1})
})

test('findOneAndUpdate gives the document before or after, and says which it was', async () => {
  await using mongo = await startTestMongo()
  const counters = mongo.db.collection<{_id: string; n?: number; first?: number}>('counters')
  const update = {$inc: {n: 1}, $setOnInsert: {first: 7}}
  const before = await counters.findOneAndUpdate({_id: 'a'}, update, {
    upsert: true,
    includeResultMetadata: true,
  })
  expect(before).toMatchObject({value: null, lastErrorObject: {updatedExisting: false, upserted: 'a', n: 1}})
  const after = await counters.findOneAndUpdate({_id: 'a'}, update, {upsert: true, returnDocument: 'after'})
  expect(after).toEqual({_id: 'a', n: 2, first: 7})
  const {value} =
    (await counters.findOneAndDelete({_id: 'a'}, {includeResultMetadata: true, projection: {n: 1}})) ?? {}
  expect(value).toEqual({_id: 'a', n: 2})
})

test('a document of 15 MB is kept, one of 17 MB is refused', async () => {
  await using mongo = await startTestMongo()
  const large = mongo.db.collection('large')
  await large.insertOne({text: 'x'.repeat(15 * 2 ** 20)})
  expect((await large.findOne())?.text).toHaveLength(15 * 2 ** 20)
  await expect(large.updateOne({}, {$set: {more: 'x'.repeat(2 * 2 ** 20)}})).rejects.toMatchObject({
    code: 10_334,
  })
  expect(await large.countDocuments({more: {$exists: true}})).toBe(0)
})

test('a failed command leaves nothing of itself behind', async () => {
  await using mongo = await startTestMongo()
  const create = {
    createIndexes: 'fresh',
    indexes: [
      {key: {a: 1}, name: 'a_1'},
      {key: {b: 'text'}, name: 'b'},
    ],
  }
  await expect(mongo.db.command(create)).rejects.toMatchObject({code: 67})
  expect(await mongo.db.listCollections().toArray()).toEqual([])
  const rows = mongo.db.collection('rows')
  await rows.insertMany([{a: 1}, {a: 1}])
  const both = {
    createIndexes: 'rows',
    indexes: [
      {key: {b: 1}, name: 'b_1'},
      {key: {a: 1}, name: 'a_1', unique: true},
    ],
  }
  await expect(mongo.db.command(both)).rejects.toMatchObject({code: 11_000})
  expect(await rows.indexes()).toHaveLength(1)
  expect(await rows.find({b: null}).toArray()).toHaveLength(2)
})

test('GridFS keeps a file and gives it back', async () => {
  await using mongo = await startTestMongo()
  const bucket = new GridFSBucket(mongo.db)
  const data = Buffer.from(Array.from({length: 600_000}, (_, at) => at % 251))
  await pipeline([data], bucket.openUploadStream('photo'))
  expect(await buffer(bucket.openDownloadStreamByName('photo'))).toEqual(data)
  const [file] = await bucket.find({filename: 'photo'}).toArray()
  expect(file?.length).toBe(600_000)
})
