import {Decimal128, Long, MongoBulkWriteError} from 'mongodb'
import {expect, test} from 'vitest'

import {startTestMongo} from '#testing/start-test-mongo.ts'

test('a unique index refuses the second, and says which key', async () => {
  await using mongo = await startTestMongo()
  const users = mongo.db.collection('users')
  await users.createIndex({email: 1}, {unique: true})
  await users.insertMany([{email: 'a@x'}, {email: 'b@x'}])
  const taken = {code: 11_000, keyPattern: {email: 1}, keyValue: {email: 'a@x'}}
  await expect(users.insertOne({email: 'a@x'})).rejects.toMatchObject(taken)
  await expect(users.updateOne({email: 'b@x'}, {$set: {email: 'a@x'}})).rejects.toMatchObject(taken)
  await expect(users.findOneAndUpdate({email: 'b@x'}, {$set: {email: 'a@x'}})).rejects.toMatchObject(taken)
  await expect(users.replaceOne({email: 'b@x'}, {email: 'a@x'})).rejects.toMatchObject(taken)
  expect(await users.distinct('email')).toEqual(['a@x', 'b@x'])
})

test('a compound unique index looks at all its fields', async () => {
  await using mongo = await startTestMongo()
  const likes = mongo.db.collection('likes')
  await likes.createIndex({user: 1, post: -1}, {unique: true})
  await likes.insertMany([
    {user: 1, post: 's'},
    {user: 1, post: 't'},
    {user: 2, post: 's'},
  ])
  await expect(likes.insertOne({user: 1, post: 't'})).rejects.toMatchObject({code: 11_000})
})

test('numbers that are equal are one key, numbers that differ in the last digit are two', async () => {
  await using mongo = await startTestMongo()
  const numbers = mongo.db.collection('numbers')
  await numbers.createIndex({n: 1}, {unique: true})
  await numbers.insertMany([
    {n: 1},
    {n: Decimal128.fromString('0.1')},
    {n: 0.1},
    {n: Long.fromString('9007199254740993')},
  ])
  await numbers.insertOne({n: Long.fromString('9007199254740992')})
  await expect(numbers.insertOne({n: Decimal128.fromString('1.0')})).rejects.toMatchObject({code: 11_000})
})

test('a partial index binds only the documents it covers', async () => {
  await using mongo = await startTestMongo()
  const mails = mongo.db.collection('mails')
  await mails.createIndex({email: 1}, {unique: true, partialFilterExpression: {confirmed: true}})
  await mails.insertMany([
    {email: 'a', confirmed: false},
    {email: 'a', confirmed: false},
    {email: 'a', confirmed: true},
  ])
  await expect(mails.insertOne({email: 'a', confirmed: true})).rejects.toMatchObject({code: 11_000})
  await expect(mails.updateMany({email: 'a'}, {$set: {confirmed: true}})).rejects.toMatchObject({
    code: 11_000,
  })
  expect(await mails.countDocuments({email: 'a'})).toBe(3)
})

test('a sparse index leaves documents without its field alone', async () => {
  await using mongo = await startTestMongo()
  const tokens = mongo.db.collection('tokens')
  await tokens.createIndex({token: 1}, {unique: true, sparse: true})
  await tokens.insertMany([{a: 1}, {a: 2}, {token: 't'}])
  await expect(tokens.insertOne({token: 't'})).rejects.toMatchObject({code: 11_000})
  expect(await tokens.find({token: null}).toArray()).toHaveLength(2)
  expect(await tokens.find().sort({token: 1}).toArray()).toHaveLength(3)
})

test('an index over an array has a key for each element, pairs stay pairs', async () => {
  await using mongo = await startTestMongo()
  const orders = mongo.db.collection('orders')
  await orders.createIndex({'items.sku': 1, 'items.size': 1}, {unique: true})
  await orders.insertOne({
    items: [
      {sku: 1, size: 'S'},
      {sku: 2, size: 'M'},
    ],
  })
  await orders.insertOne({items: [{sku: 1, size: 'M'}]})
  await expect(orders.insertOne({items: [{sku: 2, size: 'M'}]})).rejects.toMatchObject({code: 11_000})
  await orders.createIndex({a: 1, b: 1})
  await expect(orders.insertOne({a: [1], b: [2]})).rejects.toMatchObject({code: 171})
})

test('a search by part of an array still sorts by the whole of it', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  await rows.createIndex({a: 1})
  await rows.insertMany([{a: [5]}, {a: [1, 9]}])
  const sorted = await rows
    .find({a: {$gt: 3}})
    .sort({a: 1})
    .toArray()
  expect(sorted.map(({a}) => a)).toEqual([[1, 9], [5]])
})

test('an index is not made where its rule is broken already', async () => {
  await using mongo = await startTestMongo()
  const pairs = mongo.db.collection('pairs')
  await pairs.insertMany([{a: 1}, {a: 1}])
  await expect(pairs.createIndex({a: 1}, {unique: true})).rejects.toMatchObject({code: 11_000})
  expect(await pairs.indexes()).toHaveLength(1)
  expect(await pairs.insertOne({a: 1})).toMatchObject({acknowledged: true})
})

test('what expires is removed, and nothing else', async () => {
  await using mongo = await startTestMongo()
  const tokens = mongo.db.collection('tokens')
  await tokens.createIndex({at: 1}, {expireAfterSeconds: 60})
  await tokens.insertMany([
    {v: 'old', at: new Date(Date.now() - 61_000)},
    {v: 'new', at: new Date(Date.now() - 50_000)},
    {v: 'word', at: 'yesterday'},
    {v: 'none'},
  ])
  await mongo.client.db('admin').command({setParameter: 1, ttlMonitorSleepSecs: 1})
  await expect.poll(() => tokens.countDocuments({v: 'old'}), {timeout: 5000}).toBe(0)
  expect(await tokens.distinct('v')).toEqual(['new', 'none', 'word'])
})

test('explain names the index and how much was looked at', async () => {
  await using mongo = await startTestMongo()
  const posts = mongo.db.collection('posts')
  await posts.createIndex({post: 1, at: -1})
  await posts.insertMany(Array.from({length: 100}, (_, at) => ({post: at % 10, at})))
  const latest = await posts.find({post: 3}).sort({at: -1}).limit(5).explain()
  expect(latest.queryPlanner.winningPlan).toMatchObject({
    stage: 'FETCH',
    inputStage: {stage: 'IXSCAN', indexName: 'post_1_at_-1', direction: 'forward'},
  })
  expect(latest.executionStats).toMatchObject({nReturned: 5, totalDocsExamined: 5})
  const scan = await posts.find({other: 1}).explain('queryPlanner')
  expect(scan.queryPlanner.winningPlan).toMatchObject({stage: 'COLLSCAN'})
  const range = await posts.find({post: 3, at: {$gte: 13, $lt: 33}}).explain()
  expect(range.executionStats).toMatchObject({nReturned: 2, totalDocsExamined: 3})
})

test('an answer is the same with an index and without, in any direction', async () => {
  await using mongo = await startTestMongo()
  const [plain, indexed] = [mongo.db.collection('plain'), mongo.db.collection('indexed')]
  await indexed.createIndexes([{key: {a: 1, b: -1}}, {key: {b: 1}}, {key: {c: -1}}])
  const values = [1, 2.5, 'x', 'y', null, true, new Date(5), [1, 3], [], {k: 1}]
  const scalars = values.filter((value) => !Array.isArray(value))
  const documents = values.flatMap((a, i) =>
    scalars.map((b, j) => ({n: i * values.length + j, a, b, c: i - j})),
  )
  for (const collection of [plain, indexed]) await collection.insertMany(structuredClone(documents))
  const filters = [
    {a: 1, b: {$gt: 1}},
    {a: {$in: ['x', null, 1]}, b: {$lte: 'x'}},
    {a: {$gte: 1, $lte: 3}},
    {b: {$lt: new Date(9)}},
    {c: {$gt: -3, $lt: 2}},
    {a: {$exists: true}, c: 0},
    {$and: [{a: 'x'}, {b: {$gte: 'a'}}]},
    {a: []},
    {a: {k: 1}, b: true},
  ]
  for (const filter of filters) {
    for (const sort of [{n: 1}, {a: 1, b: -1, n: 1}, {b: -1, n: 1}, {c: 1, n: 1}] as const) {
      const answers = [plain, indexed].map((one) =>
        one
          .find(filter)
          .sort(sort)
          .map(({n}) => Number(n))
          .toArray(),
      )
      const [expected, found] = await Promise.all(answers)
      expect({filter, sort, found}).toEqual({filter, sort, found: expected})
    }
  }
})

test('50 inserts of one key at once leave one', async () => {
  await using mongo = await startTestMongo()
  const likes = mongo.db.collection('likes')
  await likes.createIndex({user: 1}, {unique: true})
  const client = await mongo.connect({maxPoolSize: 20})
  const parallel = client.db('test').collection('likes')
  const results = await Promise.allSettled(Array.from({length: 50}, () => parallel.insertOne({user: 7})))
  expect(results.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(new Set(refusals)).toEqual(new Set([11_000]))
  expect(await likes.countDocuments()).toBe(1)
})

test('50 upserts of one key at once leave one document that counts them all', async () => {
  await using mongo = await startTestMongo()
  const client = await mongo.connect({maxPoolSize: 20})
  const views = client.db('test').collection('views')
  await Promise.all(
    Array.from({length: 50}, () => views.updateOne({key: 'k'}, {$inc: {n: 1}}, {upsert: true})),
  )
  expect(await views.find({}, {projection: {_id: 0}}).toArray()).toEqual([{key: 'k', n: 50}])
})

test('an unordered batch goes on after a refusal and tells where it was', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  await rows.createIndex({a: 1}, {unique: true})
  const inserting = rows.insertMany([{a: 1}, {a: 1}, {a: 2}], {ordered: false})
  const error = await inserting.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(MongoBulkWriteError)
  expect(error).toMatchObject({code: 11_000, insertedCount: 2, writeErrors: [{index: 1}]})
  await expect(rows.insertMany([{a: 3}, {a: 1}, {a: 4}])).rejects.toMatchObject({
    code: 11_000,
    insertedCount: 1,
  })
  expect(await rows.distinct('a')).toEqual([1, 2, 3])
})

test.each([
  [{t: 'text'}, {}],
  [{p: '2dsphere'}, {}],
  [{h: 'hashed'}, {}],
  [{}, {}],
  [{a: 1}, {collation: {locale: 'en', strength: 2}}],
  [{a: 1}, {hidden: true}],
  [{a: 1, b: 1}, {expireAfterSeconds: 5}],
  [{a: 1}, {partialFilterExpression: {a: {$ne: 1}}}],
  [{a: 1}, {sparse: true, partialFilterExpression: {a: 1}}],
] as const)('the index %j with %j is refused', async (key, options) => {
  await using mongo = await startTestMongo()
  await expect(mongo.db.collection('a').createIndex(key, options)).rejects.toMatchObject({code: 67})
})

test('an index that is there already is no second one, unless it differs', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  await rows.createIndex({a: 1})
  await rows.createIndex({a: 1})
  expect(await rows.indexes()).toHaveLength(2)
  await expect(rows.createIndex({a: 1}, {unique: true})).rejects.toMatchObject({code: 86})
  await expect(rows.createIndex({a: 1}, {name: 'other'})).rejects.toMatchObject({code: 85})
  await expect(rows.createIndex({b: 1}, {name: 'a_1'})).rejects.toMatchObject({code: 86})
  await rows.dropIndex('a_1')
  await expect(rows.dropIndex('a_1')).rejects.toMatchObject({code: 27})
  await expect(rows.dropIndex('_id_')).rejects.toMatchObject({code: 72})
})

test('a hint has to name an index, and is followed', async () => {
  await using mongo = await startTestMongo()
  const rows = mongo.db.collection('rows')
  await rows.createIndex({a: -1})
  await rows.insertMany([{a: 1}, {a: 3}, {a: 2}])
  expect((await rows.find({}, {hint: 'a_-1'}).toArray()).map(({a}) => a)).toEqual([3, 2, 1])
  expect((await rows.find({}, {hint: {$natural: -1}}).toArray()).map(({a}) => a)).toEqual([2, 3, 1])
  await expect(rows.find({}, {hint: {b: 1}}).toArray()).rejects.toMatchObject({code: 2})
})
