import {expect, test} from 'vitest'

import {startTestMongo} from '#testing/start-test-mongo.ts'

test('a union joins what other pipelines give, in order, and goes on with all of it', async () => {
  await using mongo = await startTestMongo()
  const db = mongo.client.db('library')
  await db.collection('lent').insertMany([{book: 1}, {book: 1}, {book: 2}])
  await db.collection<{_id: string; count: number}>('read').insertMany([
    {_id: 'book:1', count: 5},
    {_id: 'book:3', count: 7},
  ])
  const pipeline = [
    {$match: {book: {$in: [1, 2]}}},
    {$group: {_id: '$book', lent: {$sum: 1}}},
    {$sort: {_id: 1}},
    {
      $unionWith: {
        coll: 'read',
        pipeline: [{$match: {_id: {$in: ['book:1']}}}, {$project: {read: '$count'}}],
      },
    },
    {$unionWith: 'none'},
    {$set: {isCounted: true}},
  ]
  expect(await db.collection('lent').aggregate(pipeline).toArray()).toEqual([
    {_id: 1, lent: 2, isCounted: true},
    {_id: 2, lent: 1, isCounted: true},
    {_id: 'book:1', read: 5, isCounted: true},
  ])
  await expect(
    db
      .collection('lent')
      .aggregate([{$unionWith: {pipeline: []}}])
      .toArray(),
  ).rejects.toThrow('$unionWith needs the name of a collection')
})
