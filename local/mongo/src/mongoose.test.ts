import mongoose, {Schema, type Connection} from 'mongoose'
import {expect, test} from 'vitest'

import {startTestMongo, type TestMongo} from '#testing/start-test-mongo.ts'

async function connect(mongo: TestMongo) {
  const connection = await mongoose.createConnection(mongo.uri, {dbName: 'models'}).asPromise()
  const models = defineModels(connection)
  for (const model of Object.values(models)) await model.init()
  return {...models, [Symbol.asyncDispose]: () => connection.close()}
}

function defineModels(connection: Connection) {
  const user = new Schema(
    {
      email: {type: String, unique: true, required: true},
      name: String,
      role: {type: String, default: 'reader'},
    },
    {timestamps: true},
  )
  const like = new Schema(
    {user: {type: Schema.Types.ObjectId, ref: 'User'}, post: String},
    {timestamps: true},
  )
  like.index({user: 1, post: 1}, {unique: true}).index({post: 1, createdAt: -1})
  const comment = new Schema(
    {
      user: {type: Schema.Types.ObjectId, ref: 'User'},
      post: {type: String, index: true},
      body: String,
      tags: [String],
      replies: [{body: String, at: Date}],
      meta: {type: Map, of: Number},
    },
    {timestamps: true},
  )
  const token = new Schema({value: String, at: {type: Date, expires: 60}})
  const counter = new Schema({_id: String, views: {type: Number, default: 0}, first: Date})
  return {
    User: connection.model('User', user),
    Like: connection.model('Like', like),
    Comment: connection.model('Comment', comment),
    Token: connection.model('Token', token),
    Counter: connection.model('Counter', counter),
  }
}

test('models make their indexes, and keep them in step', async () => {
  await using mongo = await startTestMongo()
  await using models = await connect(mongo)
  expect(await models.Like.syncIndexes()).toEqual([])
  const names = (await models.Like.collection.indexes()).map(({name}) => name)
  expect(names).toEqual(['_id_', 'user_1_post_1', 'post_1_createdAt_-1'])
  expect((await models.Token.collection.indexes())[1]).toMatchObject({key: {at: 1}, expireAfterSeconds: 60})
})

test('a document is created, changed, saved and found with its times', async () => {
  await using mongo = await startTestMongo()
  await using models = await connect(mongo)
  const user = await models.User.create({email: 'a@x', name: 'A'})
  user.name = 'B'
  await user.save()
  const found = await models.User.findOne({email: 'a@x'}).lean()
  expect(found).toMatchObject({name: 'B', role: 'reader'})
  expect(found?.createdAt).toEqual(user.createdAt)
  await expect(models.User.create({email: 'a@x'})).rejects.toMatchObject({
    code: 11_000,
    keyPattern: {email: 1},
  })
  await expect(models.User.create({name: 'C'})).rejects.toThrow(/`email` is required/)
})

test('arrays and maps are saved by what has changed in them', async () => {
  await using mongo = await startTestMongo()
  await using models = await connect(mongo)
  const comment = await models.Comment.create({body: 'x', tags: ['a', 'b'], meta: new Map([['n', 1]])})
  comment.tags.push('c')
  comment.replies.push({body: 'first', at: new Date(0)})
  comment.meta?.set('m', 2)
  await comment.save()
  comment.set('tags', ['b', 'c'])
  const [reply] = comment.replies
  if (reply) reply.body = 'changed'
  await comment.save()
  const found = await models.Comment.findById(comment._id).lean()
  expect(found).toMatchObject({
    tags: ['b', 'c'],
    replies: [{body: 'changed', at: new Date(0)}],
    meta: {n: 1, m: 2},
  })
})

test('populate joins by id and selects', async () => {
  await using mongo = await startTestMongo()
  await using models = await connect(mongo)
  const user = await models.User.create({email: 'a@x', name: 'A'})
  await models.Comment.create([
    {user: user._id, post: 's', body: '1'},
    {user: user._id, post: 's', body: '2'},
  ])
  const found = await models.Comment.find({post: 's'}).sort({body: -1}).populate('user', 'name').lean()
  expect(found).toMatchObject([
    {body: '2', user: {name: 'A'}},
    {body: '1', user: {name: 'A'}},
  ])
  expect(found[0]?.user).not.toHaveProperty('email')
})

test('counters are raised by upserts, from anywhere at once', async () => {
  await using mongo = await startTestMongo()
  await using models = await connect(mongo)
  const raise = () =>
    models.Counter.updateOne(
      {_id: 's'},
      {$inc: {views: 1}, $setOnInsert: {first: new Date(0)}},
      {upsert: true},
    )
  await Promise.all(Array.from({length: 50}, raise))
  const after = await models.Counter.findOneAndUpdate(
    {_id: 's'},
    {$inc: {views: 1}},
    {upsert: true, returnDocument: 'after'},
  )
  expect(after?.toObject()).toMatchObject({_id: 's', views: 51, first: new Date(0)})
})

test('insertMany, bulkWrite, exists, distinct, cursors and counts work as they should', async () => {
  await using mongo = await startTestMongo()
  await using models = await connect(mongo)
  const users = await models.User.insertMany([{email: 'a'}, {email: 'b'}])
  await models.Like.insertMany(users.flatMap(({_id}) => ['s', 't'].map((post) => ({user: _id, post}))))
  const result = await models.Like.bulkWrite([
    {deleteOne: {filter: {post: 's'}}},
    {updateMany: {filter: {post: 't'}, update: {$set: {post: 'u'}}}},
  ])
  expect(result).toMatchObject({deletedCount: 1, modifiedCount: 2})
  expect(await models.Like.exists({post: 'u'})).not.toBeNull()
  expect((await models.Like.distinct('post')).sort()).toEqual(['s', 'u'])
  expect(await models.Like.countDocuments({post: 'u'})).toBe(2)
  expect(await models.Like.estimatedDocumentCount()).toBe(3)
  const seen: unknown[] = []
  for await (const like of models.Like.find().sort({post: 1}).cursor({batchSize: 1})) seen.push(like.post)
  expect(seen).toEqual(['s', 'u', 'u'])
  const grouped = await models.Like.aggregate([{$group: {_id: '$post', n: {$sum: 1}}}, {$sort: {_id: 1}}])
  expect(grouped).toEqual([
    {_id: 's', n: 1},
    {_id: 'u', n: 2},
  ])
})
