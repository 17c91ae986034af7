import {Decimal128, Double, Long, ObjectId, type Document} from 'mongodb'
import {afterAll, expect, test} from 'vitest'

import {startTestMongo} from '#testing/start-test-mongo.ts'

/** What MongoDB's manual says of a filter: the documents, numbered from 0, and which of them it finds. */
interface Case {
  fact: string
  documents: Document[]
  filter: Document
  found: number[]
}

const low = new ObjectId('000000000000000000000001')
const middle = new ObjectId('000000000000000000000003')
const high = new ObjectId('000000000000000000000005')

const cases: Case[] = [
  {
    fact: 'null finds missing fields too',
    documents: [{a: null}, {}, {a: 1}],
    filter: {a: null},
    found: [0, 1],
  },
  {
    fact: '$ne null leaves both out',
    documents: [{a: null}, {}, {a: 1}],
    filter: {a: {$ne: null}},
    found: [2],
  },
  {
    fact: 'an array equals itself and an array that holds it',
    documents: [{a: [1, 2]}, {a: 1}, {a: [[1, 2]]}],
    filter: {a: [1, 2]},
    found: [0, 2],
  },
  {
    fact: 'a value equals an element',
    documents: [{a: [1, 2]}, {a: 1}, {a: 2}],
    filter: {a: 1},
    found: [0, 1],
  },
  {
    fact: 'the order of fields counts in a document',
    documents: [{a: {x: 1, y: 2}}, {a: {y: 2, x: 1}}],
    filter: {a: {x: 1, y: 2}},
    found: [0],
  },
  {
    fact: 'a document equals no larger one',
    documents: [{a: {x: 1}}, {a: {x: 1, y: 2}}],
    filter: {a: {x: 1}},
    found: [0],
  },
  {
    fact: '$gt compares within a type',
    documents: [{a: 5}, {a: 'x'}, {a: null}, {a: new Date()}, {a: true}],
    filter: {a: {$gt: 1}},
    found: [0],
  },
  {
    fact: '$gt compares strings',
    documents: [{a: 'b'}, {a: 'a'}, {a: 5}],
    filter: {a: {$gt: 'a'}},
    found: [0],
  },
  {
    fact: '$lt compares dates',
    documents: [{a: new Date(5)}, {a: new Date(50)}, {a: 5}],
    filter: {a: {$lt: new Date(10)}},
    found: [0],
  },
  {
    fact: '$gte null finds missing fields',
    documents: [{a: null}, {}, {a: 1}],
    filter: {a: {$gte: null}},
    found: [0, 1],
  },
  {
    fact: 'two bounds may be met by two elements',
    documents: [{a: [1, 20]}, {a: [7]}, {a: [1]}],
    filter: {a: {$gt: 5, $lt: 10}},
    found: [0, 1],
  },
  {
    fact: '$elemMatch wants one element for both',
    documents: [{a: [1, 20]}, {a: [7]}],
    filter: {a: {$elemMatch: {$gt: 5, $lt: 10}}},
    found: [1],
  },
  {
    fact: '$in takes null and patterns',
    documents: [{a: 'foo'}, {}, {a: 'bar'}],
    filter: {a: {$in: [null, /^f/]}},
    found: [0, 1],
  },
  {
    fact: '$nin leaves out arrays that hold the value',
    documents: [{a: [1, 2]}, {a: [3]}, {}],
    filter: {a: {$nin: [1]}},
    found: [1, 2],
  },
  {
    fact: '$not finds missing fields',
    documents: [{a: 1}, {a: 9}, {}],
    filter: {a: {$not: {$gt: 5}}},
    found: [0, 2],
  },
  {
    fact: 'a path goes through arrays of documents',
    documents: [{a: [{b: 1}, {b: 2}]}, {a: {b: 2}}, {a: [1]}],
    filter: {'a.b': 2},
    found: [0, 1],
  },
  {
    fact: 'a path may name a place',
    documents: [{a: [10, 20]}, {a: [20, 10]}],
    filter: {'a.1': 20},
    found: [0],
  },
  {
    fact: 'a place in an array may be a field of its documents too',
    documents: [{a: [{z: 2}, 0]}, {a: [1]}, {a: [null]}],
    filter: {'a.0': null},
    found: [0, 2],
  },
  {
    fact: 'no path leads through an array of scalars',
    documents: [{a: [1, 2]}, {a: [{c: 1}]}, {a: 5}, {}],
    filter: {'a.b': null},
    found: [1, 2, 3],
  },
  {
    fact: '$exists false looks through arrays',
    documents: [{a: [{b: 1}]}, {a: [{c: 1}]}, {}],
    filter: {'a.b': {$exists: false}},
    found: [1, 2],
  },
  {fact: '$size wants an array', documents: [{a: []}, {a: [1]}, {a: 1}], filter: {a: {$size: 0}}, found: [0]},
  {
    fact: '$all of one value takes a scalar',
    documents: [{a: [1, 2, 3]}, {a: [1]}, {a: 1}],
    filter: {a: {$all: [1]}},
    found: [0, 1, 2],
  },
  {fact: '$all of nothing finds nothing', documents: [{a: [1]}], filter: {a: {$all: []}}, found: []},
  {
    fact: '$elemMatch wants an array',
    documents: [{a: [{x: 1, y: 1}]}, {a: {x: 1, y: 1}}],
    filter: {a: {$elemMatch: {x: 1, y: 1}}},
    found: [0],
  },
  {
    fact: '$type looks at elements',
    documents: [{a: [1]}, {a: 1}, {a: 's'}],
    filter: {a: {$type: 'number'}},
    found: [0, 1],
  },
  {
    fact: '$type tells a whole double from an integer',
    documents: [{a: new Double(5)}, {a: 5}, {a: Long.fromNumber(5)}],
    filter: {a: {$type: 'double'}},
    found: [0],
  },
  {
    fact: '$mod leaves strings alone',
    documents: [{a: 4}, {a: 5}, {a: '4'}],
    filter: {a: {$mod: [2, 0]}},
    found: [0],
  },
  {
    fact: 'numbers of every kind are equal',
    documents: [{a: 5}, {a: new Double(5)}, {a: Long.fromNumber(5)}, {a: Decimal128.fromString('5.0')}],
    filter: {a: 5},
    found: [0, 1, 2, 3],
  },
  {
    fact: 'long integers are compared exactly',
    documents: [{a: Long.fromString('9007199254740993')}, {a: Long.fromString('9007199254740992')}],
    filter: {a: Long.fromString('9007199254740993')},
    found: [0],
  },
  {
    fact: 'a decimal is not its nearest double',
    documents: [{a: Decimal128.fromString('0.1')}, {a: 0.1}],
    filter: {a: Decimal128.fromString('0.1')},
    found: [0],
  },
  {fact: 'NaN equals itself', documents: [{a: Number.NaN}, {a: 1}], filter: {a: Number.NaN}, found: [0]},
  {fact: 'true is no number', documents: [{a: true}, {a: 1}], filter: {a: 1}, found: [1]},
  {
    fact: '$or and $and nest',
    documents: [
      {a: 1, b: 1},
      {a: 1, b: 2},
      {a: 2, b: 1},
    ],
    filter: {$or: [{$and: [{a: 1}, {b: 2}]}, {a: 2}]},
    found: [1, 2],
  },
  {fact: '$nor turns over', documents: [{a: 1}, {a: 2}, {}], filter: {$nor: [{a: 1}, {a: 2}]}, found: [2]},
  {
    fact: 'a pattern looks into arrays',
    documents: [{a: ['x', 'foo']}, {a: 'bar'}],
    filter: {a: /^fo/},
    found: [0],
  },
  {fact: 'a pattern finds no numbers', documents: [{a: 1}, {a: '1'}], filter: {a: /1/}, found: [1]},
  {
    fact: '$options goes with $regex, umlauts too',
    documents: [{a: 'Mond über Berlin'}, {a: 'x'}],
    filter: {a: {$regex: 'ÜBER', $options: 'i'}},
    found: [0],
  },
  {
    fact: '$expr compares two fields',
    documents: [
      {a: 1, b: 2},
      {a: 3, b: 2},
    ],
    filter: {$expr: {$gt: ['$a', '$b']}},
    found: [1],
  },
  {
    fact: 'object ids have an order',
    documents: [{a: low}, {a: high}],
    filter: {a: {$gt: middle}},
    found: [1],
  },
  {
    fact: '$exists finds null',
    documents: [{a: {b: null}}, {a: {}}],
    filter: {'a.b': {$exists: true}},
    found: [0],
  },
  {
    fact: 'an array in an array hides its fields',
    documents: [{a: [[{b: 1}]]}, {a: [{b: 1}]}],
    filter: {'a.b': 1},
    found: [1],
  },
  {fact: '$bitsAllSet looks at bits', documents: [{a: 6}, {a: 4}], filter: {a: {$bitsAllSet: 2}}, found: [0]},
  {
    fact: 'binary data is compared byte by byte',
    documents: [{a: Buffer.from([200, 1])}, {a: Buffer.from([201, 1])}],
    filter: {a: Buffer.from([200, 1])},
    found: [0],
  },
  {
    fact: 'a reference is a document like any other',
    documents: [{a: {$ref: 'x', $id: low}}, {a: {$ref: 'x', $id: high}}],
    filter: {'a.$id': high},
    found: [1],
  },
  {
    fact: '$elemMatch looks into references',
    documents: [{a: [{$ref: 'x', $id: low}]}, {a: [{$ref: 'x', $id: high}]}],
    filter: {a: {$elemMatch: {$id: high}}},
    found: [1],
  },
]

interface Row extends Document {
  _id: number | string
}

const mongo = await startTestMongo()
afterAll(() => mongo[Symbol.asyncDispose]())

test.each(cases)('$fact', async ({fact, documents, filter, found}) => {
  const plain = mongo.db.collection<Row>(`plain: ${fact}`.replaceAll('$', ''))
  const indexed = mongo.db.collection<Row>(`indexed: ${fact}`.replaceAll('$', ''))
  await indexed.createIndexes([{key: {a: 1}}, {key: {'a.b': -1}}, {key: {'a.0': 1}}])
  const numbered = documents.map((document, index) => ({_id: index, ...document}))
  for (const collection of [plain, indexed]) {
    await collection.insertMany(numbered)
    const ids = await collection
      .find(filter)
      .sort({_id: 1})
      .map(({_id}) => Number(_id))
      .toArray()
    expect(ids).toEqual(found)
    expect(await collection.countDocuments(filter)).toBe(found.length)
  }
})

test.each([
  [{$foo: 1}, 2],
  [{a: {$foo: 1}}, 2],
  [{a: {$in: 1}}, 2],
  [{$or: []}, 2],
  [{a: {$size: -1}}, 2],
  [{a: {$regex: '('}}, 51_091],
  [{a: {$regex: 'a', $options: 'q'}}, 51_108],
  [{a: {$mod: [0, 1]}}, 2],
  [{$text: {$search: 'x'}}, 115],
  [{$where: '1'}, 115],
  [{$jsonSchema: {}}, 115],
  [{a: {$near: [1, 2]}}, 115],
])('the filter %j is refused with code %i, in an empty collection too', async (filter, code) => {
  await expect(mongo.db.collection('none').find(filter).toArray()).rejects.toMatchObject({code})
})

test('a collation of strength 2 ignores case but not accents', async () => {
  const names = mongo.db.collection('names')
  await names.insertMany([{n: 'Anna'}, {n: 'anna'}, {n: 'Änna'}, {n: 'b'}])
  await names.createIndex({n: 1})
  const collation = {locale: 'de', strength: 2} as const
  expect(await names.find({n: 'ANNA'}).collation(collation).toArray()).toHaveLength(2)
  expect(await names.find({n: 'ANNA'}).collation({locale: 'de', strength: 1}).toArray()).toHaveLength(3)
  expect(await names.find({n: 'ANNA'}).collation({locale: 'simple'}).toArray()).toHaveLength(0)
  const sorted = await names.find().collation({locale: 'de'}).sort({n: 1}).toArray()
  expect(sorted.map(({n}) => n)).toEqual(['anna', 'Anna', 'Änna', 'b'])
  await expect(names.find({}).collation({locale: 'de', strength: 4}).toArray()).rejects.toMatchObject({
    code: 115,
  })
})
