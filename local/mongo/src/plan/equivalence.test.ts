import {MongoServerError, type Collection, type Document, type IndexDescription} from 'mongodb'
import {expect, test} from 'vitest'

import {createRandom} from '#testing/random.ts'
import {startTestMongo} from '#testing/start-test-mongo.ts'

interface Row extends Document {
  _id: number
}

const indexes: IndexDescription[] = [
  {key: {a: 1}},
  {key: {'a.x': -1, _id: 1}},
  {key: {b: 1, _id: -1}},
  {key: {c: 1}, sparse: true},
  {key: {'b.y': 1, _id: 1}, partialFilterExpression: {a: {$exists: true}}},
  {key: {'c.z': 1}, sparse: true},
  {key: {'a.0': 1}},
]
const sorts: Document[] = [{_id: 1}, {a: 1, _id: 1}, {'a.x': -1, b: 1, _id: 1}, {c: -1, _id: 1}]

async function outcome(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work
  } catch (error) {
    if (error instanceof MongoServerError) return {code: error.code}
    throw error
  }
}

/** Indexes only narrow what is looked at: whatever is asked and changed, the answers must not tell whether there are any. */
test.for([1, 2, 3, 4])('answers are the same with indexes and without (%i)', async (seed) => {
  await using mongo = await startTestMongo()
  const random = createRandom(seed)
  const both: Collection<Row>[] = [mongo.db.collection<Row>('plain'), mongo.db.collection<Row>('indexed')]
  await both[1]?.createIndexes(indexes)
  const onBoth = (work: (collection: Collection<Row>) => Promise<unknown>) =>
    Promise.all(both.map((collection) => outcome(work(collection))))

  for (let round = 0; round < 40; round += 1) {
    const documents = Array.from({length: 8}, (_, id) => ({...random.document(), _id: id}))
    await onBoth((collection) => collection.deleteMany({}).then(() => collection.insertMany(documents)))
    for (let step = 0; step < 15; step += 1) {
      const update = random.update()
      const id = random.below(8)
      const [plainUpdate, indexedUpdate] = await onBoth((collection) =>
        collection.updateOne({_id: id}, update),
      )
      expect({update, answer: indexedUpdate}).toEqual({update, answer: plainUpdate})
      const filter = random.filter()
      const sort = sorts[random.below(sorts.length)] ?? {}
      const [plain, indexed] = await onBoth((collection) => collection.find(filter).sort(sort).toArray())
      expect({filter, sort, answer: indexed}).toEqual({filter, sort, answer: plain})
    }
  }
})
