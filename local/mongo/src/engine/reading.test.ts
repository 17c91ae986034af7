import {Decimal128, ObjectId, type Document} from 'mongodb'
import {expect, test} from 'vitest'

import {startTestMongo} from '#testing/start-test-mongo.ts'

test('a cursor gives every document once, in batches of any size', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  await rows.insertMany(Array.from({length: 1000}, (_, i) => ({i, pad: 'x'.repeat(50)})))
  for (const batchSize of [1, 70, 999, 1000, 5000]) {
    const seen = await rows
      .find()
      .sort({i: 1})
      .batchSize(batchSize)
      .map(({i}) => Number(i))
      .toArray()
    expect(seen).toEqual(Array.from({length: 1000}, (_, i) => i))
  }
  expect(await rows.aggregate([{$match: {i: {$lt: 500}}}], {batchSize: 33}).toArray()).toHaveLength(500)
})

test('a batch never outgrows a message', async () => {
  await using mongo = await startTestMongo()
  const large = mongo.db.collection('large')
  for (let i = 0; i < 5; i += 1) await large.insertOne({i, text: 'x'.repeat(10 * 2 ** 20)})
  expect(
    await large
      .find()
      .map(({i}) => Number(i))
      .toArray(),
  ).toEqual([0, 1, 2, 3, 4])
})

test('a cursor that is closed or unknown is gone', async () => {
  await using mongo = await startTestMongo()
  await mongo.db.collection('rows').insertMany([{}, {}, {}])
  const {cursor} = await mongo.db.command({find: 'rows', batchSize: 1})
  const other = {getMore: cursor.id, collection: 'others'}
  await expect(mongo.db.command(other)).rejects.toMatchObject({code: 13})
  expect(await mongo.db.command({killCursors: 'rows', cursors: [cursor.id]})).toMatchObject({
    cursorsKilled: [cursor.id],
  })
  await expect(mongo.db.command({getMore: cursor.id, collection: 'rows'})).rejects.toMatchObject({code: 43})
})

test('a projection includes, excludes, slices and finds elements', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection<Document>('rows')
  await rows.insertOne({
    z: 1,
    a: 1,
    b: {c: 2, d: 3},
    l: [1, 2, 3],
    i: [
      {k: 1, v: 'x'},
      {k: 2, v: 'y'},
    ],
  })
  const shown = (projection: Document, filter: Document = {}) =>
    rows.findOne(filter, {projection: {_id: 0, ...projection}})
  expect(await shown({'b.c': 1})).toEqual({b: {c: 2}})
  expect(await shown({b: 0, l: 0, i: 0})).toEqual({z: 1, a: 1})
  expect(await shown({a: 1, l: {$slice: -1}})).toEqual({a: 1, l: [3]})
  expect(await shown({i: {$elemMatch: {k: 2}}})).toEqual({i: [{k: 2, v: 'y'}]})
  expect(await shown({'i.v': 1})).toEqual({i: [{v: 'x'}, {v: 'y'}]})
  expect(await shown({'i.$': 1}, {'i.k': 2})).toEqual({i: [{k: 2, v: 'y'}]})
  expect(await shown({sum: {$add: ['$a', '$b.c']}})).toEqual({sum: 3})
  await expect(shown({a: 1, z: 0})).rejects.toMatchObject({code: 31_254})
  await expect(shown({a: 1, 'a.b': 1})).rejects.toMatchObject({code: 31_249})
})

test('sorting follows the order of types, then of values, and keeps ties in place', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  const id = new ObjectId()
  await rows.insertMany([
    {v: true},
    {v: 'b'},
    {v: 3},
    {},
    {v: id},
    {v: {k: 1}},
    {v: 'a'},
    {v: new Date(1)},
    {v: [9, -1]},
  ])
  const up = await rows
    .find({}, {projection: {_id: 0}})
    .sort({v: 1})
    .toArray()
  expect(up.map(({v}) => v)).toEqual([undefined, [9, -1], 3, 'a', 'b', {k: 1}, id, true, new Date(1)])
  const down = await rows
    .find({}, {projection: {_id: 0}})
    .sort({v: -1})
    .limit(3)
    .skip(1)
    .toArray()
  expect(down.map(({v}) => v)).toEqual([true, id, {k: 1}])
})

test('distinct takes elements apart and gives each value once', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  await rows.insertMany([{t: ['x', 'y']}, {t: 'x'}, {t: null}, {}, {a: [{t: 1}, {t: 2}]}, {a: {t: 1}}])
  expect(await rows.distinct('t')).toEqual([null, 'x', 'y'])
  expect(await rows.distinct('a.t')).toEqual([1, 2])
  expect(await rows.distinct('t', {t: 'y'})).toEqual(['x', 'y'])
})

test('a time limit ends a search that takes longer', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  await rows.insertMany(Array.from({length: 20_000}, (_, i) => ({i, text: 'x'.repeat(40)})))
  await expect(rows.find({text: /y$/}, {maxTimeMS: 1}).toArray()).rejects.toMatchObject({code: 50})
  expect(await rows.find({i: 3}, {maxTimeMS: 60_000}).toArray()).toHaveLength(1)
  await expect(rows.find({}, {maxTimeMS: -1}).toArray()).rejects.toMatchObject({code: 2})
})

test('the aggregation stages that people use give what they should', async () => {
  await using mongo = await startTestMongo()
  const [likes, users] = [mongo.db.collection('likes'), mongo.db.collection<Document>('users')]
  const [ann, bob] = [new ObjectId(), new ObjectId()]
  await users.insertMany([
    {_id: ann, name: 'Ann'},
    {_id: bob, name: 'Bob'},
  ])
  await likes.insertMany([
    {user: ann, post: 's', at: new Date('2026-01-01T05:00:00Z')},
    {user: bob, post: 's', at: new Date('2026-01-01T22:00:00Z')},
    {user: ann, post: 't', at: new Date('2026-01-02T01:00:00Z')},
  ])
  const grouped = [{$group: {_id: '$post', n: {$sum: 1}}}, {$sort: {n: -1}}]
  expect(await likes.aggregate(grouped).toArray()).toEqual([
    {_id: 's', n: 2},
    {_id: 't', n: 1},
  ])
  const joined = [
    {$match: {post: 's'}},
    {$lookup: {from: 'users', localField: 'user', foreignField: '_id', as: 'who'}},
    {$unwind: '$who'},
    {$sort: {'who.name': -1}},
    {$project: {_id: 0, name: '$who.name'}},
  ]
  expect(await likes.aggregate(joined).toArray()).toEqual([{name: 'Bob'}, {name: 'Ann'}])
  const days = [
    {$group: {_id: {$dateToString: {date: '$at', format: '%Y-%m-%d'}}, n: {$sum: 1}}},
    {$sort: {_id: 1}},
  ]
  expect(await likes.aggregate(days).toArray()).toEqual([
    {_id: '2026-01-01', n: 2},
    {_id: '2026-01-02', n: 1},
  ])
  const correlated = [
    {$match: {name: 'Ann'}},
    {
      $lookup: {
        from: 'likes',
        let: {id: '$_id'},
        pipeline: [{$match: {$expr: {$eq: ['$user', '$$id']}}}, {$count: 'n'}],
        as: 'likes',
      },
    },
  ]
  expect(await users.aggregate(correlated).toArray()).toMatchObject([{likes: [{n: 2}]}])
  const faceted = [
    {$facet: {all: [{$count: 'n'}], first: [{$sort: {at: 1}}, {$limit: 1}, {$project: {_id: 0, post: 1}}]}},
  ]
  expect(await likes.aggregate(faceted).toArray()).toEqual([{all: [{n: 3}], first: [{post: 's'}]}])
})

test('$lookup joins by fields and by a pipeline at once, through arrays and by BSON’s rules', async () => {
  await using mongo = await startTestMongo()
  const [orders, items] = [mongo.db.collection('orders'), mongo.db.collection('items')]
  await orders.insertMany([{n: 1, skus: ['a', 'b']}, {n: 2}, {n: 3, skus: {x: 1, y: 2}}])
  await items.insertMany([
    {sku: 'a', size: 5},
    {sku: ['b', 'c'], size: 7},
    {sku: 'd', size: 9},
    {size: 1},
    {sku: {y: 2, x: 1}, size: 2},
  ])
  const joined = (lookup: Document) =>
    orders
      .aggregate([{$lookup: {from: 'items', as: 'items', ...lookup}}, {$sort: {n: 1}}])
      .map(({items: found}) => found.map(({size}: Document) => size))
      .toArray()
  expect(await joined({localField: 'skus', foreignField: 'sku'})).toEqual([[5, 7], [1], []])
  const filtered = {localField: 'skus', foreignField: 'sku', pipeline: [{$match: {size: {$gt: 5}}}]}
  expect(await joined(filtered)).toEqual([[7], [], []])
  const correlated = {
    let: {least: '$n'},
    pipeline: [
      {$match: {sku: {$ne: null}, $expr: {$gt: ['$size', {$multiply: ['$$least', 3]}]}}},
      {$sort: {size: -1}},
    ],
  }
  expect(await joined(correlated)).toEqual([[9, 7, 5], [9, 7], []])
  await expect(joined({localField: 'skus'})).rejects.toMatchObject({code: 9})
})

test('an aggregation tells binary data apart, and refuses numbers it would get wrong', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  await rows.insertMany([{k: Buffer.from([200, 1])}, {k: Buffer.from([201, 1])}, {k: Buffer.from([200, 1])}])
  const groups = await rows.aggregate([{$group: {_id: '$k', n: {$sum: 1}}}, {$sort: {n: 1}}]).toArray()
  expect(groups.map(({n}) => n)).toEqual([1, 2])
  await rows.insertOne({price: Decimal128.fromString('1.10')})
  const summing = rows.aggregate([{$group: {_id: null, sum: {$sum: '$price'}}}]).toArray()
  await expect(summing).rejects.toMatchObject({code: 115})
  const passing = await rows
    .aggregate([{$match: {price: {$gt: 1}}}, {$project: {_id: 0, price: 1}}])
    .toArray()
  expect(passing).toEqual([{price: Decimal128.fromString('1.10')}])
})

test('$out and $merge write, all or nothing', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection<{_id: number; a?: number; b?: number}>('rows')
  await rows.insertMany([
    {_id: 1, a: 1},
    {_id: 2, a: 2},
  ])
  const copy = mongo.db.collection<{_id: number}>('copy')
  await copy.createIndex({a: 1}, {unique: true})
  await rows.aggregate([{$match: {a: {$gt: 0}}}, {$out: 'copy'}]).toArray()
  expect(await copy.find().toArray()).toEqual([
    {_id: 1, a: 1},
    {_id: 2, a: 2},
  ])
  await rows.aggregate([{$set: {b: 5}}, {$merge: {into: 'copy', whenMatched: 'merge'}}]).toArray()
  expect(await copy.findOne({_id: 1})).toEqual({_id: 1, a: 1, b: 5})
  await expect(rows.aggregate([{$set: {a: 7}}, {$out: 'copy'}]).toArray()).rejects.toMatchObject({
    code: 11_000,
  })
  expect(await copy.countDocuments()).toBe(2)
})

test.each([
  [[{$foo: 1}], 40_324],
  [[{$changeStream: {}}], 40_573],
  [[{$search: {}}], 115],
  [[{$out: 'x'}, {$match: {}}], 40_601],
  [[{$facet: {a: [{$out: 'x'}]}}], 40_600],
  [[{$lookup: {from: 'x', pipeline: [{$merge: 'x'}], as: 'x'}}], 51_047],
  [[{}], 40_323],
  [[{$limit: 0}], 15_958],
  [[{$project: {a: {$noSuchOperator: 1}}}], 168],
])('the pipeline %j is refused with code %i', async (pipeline, code) => {
  await using mongo = await startTestMongo()
  await mongo.db.collection('rows').insertOne({a: 1})
  await expect(mongo.db.collection('rows').aggregate(pipeline).toArray()).rejects.toMatchObject({code})
})
