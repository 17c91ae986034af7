import {Decimal128, Double, Long, ObjectId, type Document, type UpdateOptions} from 'mongodb'
import {afterAll, expect, test} from 'vitest'

import {startTestMongo} from '#testing/start-test-mongo.ts'

/** What MongoDB's manual says of an update: what a document becomes, or the code it is refused with. */
interface Case {
  fact: string
  before: Document
  update: Document | Document[]
  after: Document | number
  filter?: Document
  options?: UpdateOptions
}

const id = new ObjectId('000000000000000000000001')

const cases: Case[] = [
  {fact: '$set makes the path', before: {}, update: {$set: {'a.b.c': 1}}, after: {a: {b: {c: 1}}}},
  {fact: '$set does not go through a number', before: {a: 5}, update: {$set: {'a.b': 1}}, after: 28},
  {fact: '$set does not go through null', before: {a: null}, update: {$set: {'a.b': 1}}, after: 28},
  {
    fact: '$set fills an array up with null',
    before: {a: [1]},
    update: {$set: {'a.3': 9}},
    after: {a: [1, null, null, 9]},
  },
  {fact: 'an array has no named fields', before: {a: [1]}, update: {$set: {'a.x': 9}}, after: 28},
  {
    fact: '$set keeps a field in its place',
    before: {a: 1, b: 2},
    update: {$set: {a: 3}},
    after: {a: 3, b: 2},
  },
  {fact: 'an empty $set changes nothing', before: {a: 1}, update: {$set: {}}, after: {a: 1}},
  {
    fact: '$unset leaves null in an array',
    before: {a: [1, 2]},
    update: {$unset: {'a.0': 1}},
    after: {a: [null, 2]},
  },
  {fact: '$inc begins at nothing', before: {}, update: {$inc: {n: 2}}, after: {n: 2}},
  {fact: '$inc adds fractions as doubles', before: {n: 0.1}, update: {$inc: {n: 0.2}}, after: {n: 0.1 + 0.2}},
  {fact: '$inc of null is refused', before: {n: null}, update: {$inc: {n: 1}}, after: 14},
  {fact: '$inc by a word is refused', before: {n: 1}, update: {$inc: {n: 'x'}}, after: 14},
  {fact: '$mul of nothing is 0', before: {}, update: {$mul: {n: 2}}, after: {n: 0}},
  {fact: '$max compares across types', before: {a: 5}, update: {$max: {a: 'x'}}, after: {a: 'x'}},
  {fact: '$max sets what is missing', before: {}, update: {$max: {a: 1}}, after: {a: 1}},
  {fact: '$min keeps the smaller', before: {a: 1}, update: {$min: {a: 3}}, after: {a: 1}},
  {fact: '$rename moves a field', before: {a: 1, b: 2}, update: {$rename: {a: 'c'}}, after: {b: 2, c: 1}},
  {fact: '$rename of nothing is nothing', before: {b: 2}, update: {$rename: {a: 'c'}}, after: {b: 2}},
  {fact: '$push makes the array', before: {}, update: {$push: {a: 1}}, after: {a: [1]}},
  {fact: '$push to a number is refused', before: {a: 1}, update: {$push: {a: 1}}, after: 2},
  {
    fact: '$push puts at a place',
    before: {a: [1, 2]},
    update: {$push: {a: {$each: [9], $position: 0}}},
    after: {a: [9, 1, 2]},
  },
  {
    fact: '$push sorts, then cuts',
    before: {a: [{s: 1}, {s: 3}]},
    update: {$push: {a: {$each: [{s: 2}], $sort: {s: -1}, $slice: 2}}},
    after: {a: [{s: 3}, {s: 2}]},
  },
  {
    fact: '$push cuts from the end',
    before: {a: []},
    update: {$push: {a: {$each: [1, 2, 3], $slice: -2}}},
    after: {a: [2, 3]},
  },
  {fact: '$push takes a document whole', before: {a: []}, update: {$push: {a: {x: 1}}}, after: {a: [{x: 1}]}},
  {
    fact: '$push takes an array as one element',
    before: {a: []},
    update: {$push: {a: [1, 2]}},
    after: {a: [[1, 2]]},
  },
  {
    fact: '$addToSet knows equal documents',
    before: {a: [{x: 1}]},
    update: {$addToSet: {a: {x: 1}}},
    after: {a: [{x: 1}]},
  },
  {fact: '$addToSet knows equal ids', before: {a: [id]}, update: {$addToSet: {a: id}}, after: {a: [id]}},
  {
    fact: '$addToSet takes each',
    before: {a: [1]},
    update: {$addToSet: {a: {$each: [1, 2]}}},
    after: {a: [1, 2]},
  },
  {fact: '$pull takes a value', before: {a: [1, 2, 1]}, update: {$pull: {a: 1}}, after: {a: [2]}},
  {fact: '$pull takes an id', before: {a: [id]}, update: {$pull: {a: id}}, after: {a: []}},
  {fact: '$pull takes a condition', before: {a: [1, 5, 9]}, update: {$pull: {a: {$gt: 4}}}, after: {a: [1]}},
  {
    fact: '$pull takes fields of documents',
    before: {a: [{x: 1, y: 1}, {x: 2}]},
    update: {$pull: {a: {x: 1}}},
    after: {a: [{x: 2}]},
  },
  {fact: '$pullAll takes a list', before: {a: [1, 2, 3]}, update: {$pullAll: {a: [1, 3]}}, after: {a: [2]}},
  {fact: '$pop takes the first', before: {a: [1, 2, 3]}, update: {$pop: {a: -1}}, after: {a: [2, 3]}},
  {fact: '$bit sets bits', before: {a: 4}, update: {$bit: {a: {or: 3}}}, after: {a: 7}},
  {fact: '$currentDate knows two types', before: {}, update: {$currentDate: {d: 'x'}}, after: 2},
  {
    fact: '$ is what the filter found',
    before: {a: [1, 2, 3]},
    filter: {a: 2},
    update: {$set: {'a.$': 9}},
    after: {a: [1, 9, 3]},
  },
  {
    fact: '$ is what $elemMatch found',
    before: {
      a: [
        {x: 1, y: 1},
        {x: 1, y: 2},
      ],
    },
    filter: {a: {$elemMatch: {x: 1, y: 2}}},
    update: {$set: {'a.$.z': 1}},
    after: {
      a: [
        {x: 1, y: 1},
        {x: 1, y: 2, z: 1},
      ],
    },
  },
  {
    fact: 'two fields under one $ are set together',
    before: {a: [{x: 1}, {x: 2}]},
    filter: {'a.x': 2},
    update: {$set: {'a.$.x': 3, 'a.$.y': 4}},
    after: {a: [{x: 1}, {x: 3, y: 4}]},
  },
  {fact: '$ needs the array in the filter', before: {a: [1]}, update: {$set: {'a.$': 9}}, after: 2},
  {fact: '$[] is every element', before: {a: [1, 2]}, update: {$inc: {'a.$[]': 10}}, after: {a: [11, 12]}},
  {
    fact: '$[name] is what its filter takes',
    before: {a: [{b: [1, 5]}, {b: [7]}]},
    update: {$set: {'a.$[].b.$[e]': 0}},
    options: {arrayFilters: [{e: {$gte: 5}}]},
    after: {a: [{b: [1, 0]}, {b: [0]}]},
  },
  {
    fact: 'an array filter has to be used',
    before: {a: [1]},
    update: {$set: {b: 1}},
    options: {arrayFilters: [{e: 1}]},
    after: 9,
  },
  {fact: '$[name] needs its filter', before: {a: [1]}, update: {$set: {'a.$[e]': 1}}, after: 2},
  {
    fact: '$setOnInsert leaves what is there',
    before: {a: 1},
    update: {$setOnInsert: {b: 1}, $set: {a: 2}},
    options: {upsert: true},
    after: {a: 2},
  },
  {fact: 'a path and its parent conflict', before: {}, update: {$set: {a: 1, 'a.b': 2}}, after: 40},
  {fact: 'an empty name is refused', before: {a: 1}, update: {$set: {'': 1}}, after: 56},
  {fact: 'the _id stays', before: {}, update: {$set: {_id: 2}}, after: 66},
  {fact: 'an unknown operator is refused', before: {}, update: {$foo: {a: 1}}, after: 9},
  {
    fact: 'a pipeline computes',
    before: {a: 1, b: 2},
    update: [{$unset: 'b'}, {$set: {c: {$concat: ['x', 'y']}, d: {$add: ['$a', 1]}}}],
    after: {a: 1, c: 'xy', d: 2},
  },
  {fact: 'a pipeline keeps the _id', before: {a: 1}, update: [{$replaceWith: {b: 2}}], after: {b: 2}},
  {fact: 'a pipeline of reading stages is refused', before: {a: 1}, update: [{$match: {a: 1}}], after: 72},
]

interface Row extends Document {
  _id: number | string
}

const mongo = await startTestMongo()
afterAll(() => mongo[Symbol.asyncDispose]())

async function prepare({fact, before}: Case) {
  const collection = mongo.db.collection<Row>(fact.replaceAll('$', ''))
  await collection.insertOne({_id: 1, ...before})
  return collection
}

const allowed = cases.flatMap((one) => (typeof one.after === 'number' ? [] : [{...one, expected: one.after}]))
const refused = cases.flatMap((one) => (typeof one.after === 'number' ? [{...one, code: one.after}] : []))

test.each(allowed)('$fact', async (one) => {
  const collection = await prepare(one)
  await collection.updateOne({_id: 1, ...one.filter}, one.update, one.options)
  const found = await collection.findOne()
  expect(found).toEqual({_id: 1, ...one.expected})
  expect(Object.keys(found ?? {})).toEqual(['_id', ...Object.keys(one.expected)])
})

test.each(refused)('$fact (code $code)', async (one) => {
  const collection = await prepare(one)
  const updating = collection.updateOne({_id: 1, ...one.filter}, one.update, one.options)
  await expect(updating).rejects.toMatchObject({code: one.code})
  expect(await collection.findOne()).toEqual({_id: 1, ...one.before})
})

test('an upsert begins with what the filter says is equal', async () => {
  const seeds = mongo.db.collection('seeds')
  await seeds.updateOne({a: 1, c: {$gt: 5}}, {$set: {b: 2}, $inc: {n: 1}}, {upsert: true})
  await seeds.updateOne({$and: [{'x.y': 1}, {q: {$eq: 2}}]}, {$set: {z: 1}}, {upsert: true})
  const found = await seeds.find({}, {projection: {_id: 0}}).toArray()
  expect(found).toEqual([
    {a: 1, b: 2, n: 1},
    {x: {y: 1}, q: 2, z: 1},
  ])
})

test('an upsert by _id keeps it and is told', async () => {
  const counters = mongo.db.collection<Row>('counters')
  const {upsertedId} = await counters.updateOne({_id: 'views'}, {$inc: {n: 1}}, {upsert: true})
  expect(upsertedId).toBe('views')
  const {matchedCount, modifiedCount} = await counters.updateOne(
    {_id: 'views'},
    {$set: {n: 1}},
    {upsert: true},
  )
  expect([matchedCount, modifiedCount]).toEqual([1, 0])
})

test('a pipeline reads the document as it was before the stage, and can count within a window of time', async () => {
  const windows = mongo.db.collection<Row>('windows')
  const isOpen = {$gt: ['$until', '$$NOW']}
  const later = {$dateAdd: {startDate: '$$NOW', unit: 'minute', amount: 15}}
  const count = [
    {$set: {until: {$cond: [isOpen, '$until', later]}, n: {$cond: [isOpen, {$add: ['$n', 1]}, 1]}}},
  ]
  const raise = () => windows.findOneAndUpdate({_id: 'a'}, count, {upsert: true, returnDocument: 'after'})
  const [first, second] = [await raise(), await raise()]
  expect([first?.n, second?.n]).toEqual([1, 2])
  expect(second?.until).toEqual(first?.until)
  await windows.updateOne({_id: 'a'}, {$set: {until: new Date(0)}})
  expect((await raise())?.n).toBe(1)
  await windows.updateOne({_id: 'a'}, [{$set: {n: 7, before: '$n'}}])
  expect(await windows.findOne({}, {projection: {_id: 0, n: 1, before: 1}})).toEqual({n: 7, before: 1})
})

test('a replacement replaces everything but the _id', async () => {
  const things = mongo.db.collection<Row>('things')
  await things.insertOne({_id: 1, a: 1})
  await things.replaceOne({_id: 1}, {b: 2})
  expect(await things.findOne()).toEqual({_id: 1, b: 2})
  await expect(things.replaceOne({_id: 1}, {_id: 2, b: 2})).rejects.toMatchObject({code: 66})
})

test('types survive an update of other fields', async () => {
  const typed = mongo.db.collection<Row>('typed')
  await typed.insertOne({
    _id: 1,
    long: Long.fromNumber(5),
    double: new Double(5),
    decimal: Decimal128.fromString('2.50'),
    bytes: Buffer.from('ff00', 'hex'),
    list: [Long.fromNumber(1)],
    pattern: /x/i,
  })
  await typed.updateOne({_id: 1}, {$set: {z: 1}})
  await typed.updateOne({_id: 1}, [{$set: {y: 1}}])
  const found = await typed.findOne({_id: 1}, {promoteValues: false})
  const types = ['long', 'double', 'decimal', 'bytes'].map((name) => found?.[name]._bsontype)
  expect(types).toEqual(['Long', 'Double', 'Decimal128', 'Binary'])
  expect(found?.list[0]._bsontype).toBe('Long')
  expect(found?.decimal.toString()).toBe('2.50')
  expect(found?.pattern).toEqual(/x/i)
})

test('an integer that outgrows 32 bits becomes a long, exactly', async () => {
  const sums = mongo.db.collection<Row>('sums')
  await sums.insertOne({_id: 1, n: 2_147_483_647, m: Long.fromString('9007199254740993')})
  await sums.updateOne({_id: 1}, {$inc: {n: 1, m: 2}})
  const found = await sums.findOne({_id: 1}, {promoteValues: false})
  expect([found?.n, found?.m].map(String)).toEqual(['2147483648', '9007199254740995'])
  expect(found?.n._bsontype).toBe('Long')
})

test('a field that begins with a dollar may be inserted, and changed when it lies deeper', async () => {
  const odd = mongo.db.collection<Row>('odd')
  await odd.updateOne({_id: 1}, {$set: {$price: 5, 'a.$b': 1}}, {upsert: true})
  await odd.updateOne({_id: 1}, {$set: {'a.$b': 2}})
  expect(await odd.findOne()).toEqual({_id: 1, $price: 5, a: {$b: 2}})
  await expect(odd.updateOne({_id: 1}, {$set: {$price: 6}})).rejects.toMatchObject({code: 52})
})

test('an update without a match makes no collection', async () => {
  await mongo.db.collection('phantom').updateOne({a: 1}, {$set: {b: 1}})
  expect(await mongo.db.listCollections({name: 'phantom'}).toArray()).toEqual([])
})
