import {getUser, likeStory, postComment} from '@bfl/schemas/api'
import {expect, test} from 'vitest'

import {eventually} from '#testing/eventually.ts'
import {startEmbeddedMongo} from '#testing/start-mongo.ts'
import {startNewsroom} from '#testing/start-newsroom.ts'
import {startServer} from '#testing/start-server.ts'

import {createIndexes} from './models.ts'

const patience = 15_000

test(
  'while MongoDB is down people are told so, and when it is back everything goes on',
  {timeout: 60_000},
  async () => {
    await using newsroom = await startNewsroom({}, startEmbeddedMongo)
    const story = await newsroom.aStory()
    const {token} = await newsroom.aMember()
    const like = {params: {id: String(story)}, token, body: {liked: true}}
    const comment = {params: {id: String(story)}, token, body: {content: 'Still here?'}}
    await newsroom.call(likeStory, like)
    await newsroom.mongo.kill()

    const refusal = {status: 503, code: 'unavailable', errors: {}}
    expect(await newsroom.refusal(postComment, comment)).toMatchObject(refusal)
    expect((await newsroom.fetch(getUser, {token})).headers.get('retry-after')).toBe('5')
    const health = await newsroom.server.get('/api/health')
    expect(health.status).toBe(503)
    expect(await health.json()).toMatchObject({
      message: 'Not answering: MongoDB.',
      errors: {MongoDB: ['does not answer']},
    })
    // Pages do not need people's data.
    expect((await newsroom.server.get('/')).status).toBe(200)

    await newsroom.mongo.restart()
    await eventually(async () => {
      await newsroom.call(postComment, comment)
    }, patience)
    expect(await newsroom.models.storyLikes.count(story)).toBe(1)
    expect(await newsroom.models.comments.countVisible(story)).toBe(1)
    expect((await newsroom.server.get('/api/health')).status).toBe(200)
  },
)

test('what was acknowledged is there once, however often MongoDB is killed', {timeout: 120_000}, async () => {
  await using newsroom = await startNewsroom({}, startEmbeddedMongo)
  const story = await newsroom.aStory()
  const {token} = await newsroom.aMember()
  const acknowledged: string[] = []
  const statuses = new Set<number>()

  async function write(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const content = `word ${acknowledged.length} ${Math.random()}`
      const response = await newsroom.fetch(postComment, {
        params: {id: String(story)},
        token,
        body: {content},
      })
      statuses.add(response.status)
      if (response.status === 201) acknowledged.push(content)
    }
  }
  for (let kill = 0; kill < 3; kill += 1) {
    await write(10)
    const cutOff = write(5)
    await newsroom.mongo.kill()
    await newsroom.mongo.restart()
    await cutOff
    await eventually(async () => {
      await newsroom.call(likeStory, {params: {id: String(story)}, token, body: {liked: true}})
    }, patience)
  }
  await write(10)
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])

  const kept = await newsroom.models.comments.model.find({story}).lean()
  const contents = kept.map(({content}) => content)
  expect(new Set(contents).size).toBe(contents.length)
  expect(acknowledged.filter((content) => !contents.includes(content))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)
  expect(await newsroom.models.storyLikes.count(story)).toBe(1)
})

test('a MongoDB that starts later than the server is waited for', {timeout: 60_000}, async () => {
  await using mongo = await startEmbeddedMongo()
  await mongo.kill()
  await using server = await startServer({
    lakeOrigin: 'http://127.0.0.1:9',
    environment: {
      MONGODB_URI: mongo.uri,
      JWT_SECRET: 'a secret for tests alone, long enough to be taken',
      ADMIN_EMAIL: 'admin@newsroom.example',
      ADMIN_PASSWORD: 'the first admin of all',
    },
  })
  expect((await server.get('/api/engagement?stories=1')).status).toBe(503)
  await mongo.restart()
  await eventually(
    async () => expect((await server.get('/api/engagement?stories=1')).status).toBe(200),
    patience,
  )
})

test('without a MongoDB the calls of people are not available, and health says nothing of it', async () => {
  await using server = await startServer({lakeOrigin: 'http://127.0.0.1:9'})
  const answer = await server.get('/api/engagement?stories=1')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({success: false, code: 'unavailable'})
  expect(await (await server.get('/api/health')).text()).not.toContain('MongoDB')
})

test('unique indexes are there before the first write, and expiring ones expire', async () => {
  await using newsroom = await startNewsroom()
  const {commentLikes, rateLimits, reports, storyLikes, users, views} = newsroom.models
  async function indexesOf({collection}: {collection: {indexes(): Promise<object[]>}}) {
    return collection.indexes()
  }
  expect(await indexesOf(users.model)).toContainEqual(
    expect.objectContaining({key: {email: 1}, unique: true}),
  )
  expect(await indexesOf(storyLikes.model)).toContainEqual(
    expect.objectContaining({key: {user: 1, story: 1}, unique: true}),
  )
  expect(await indexesOf(commentLikes.model)).toContainEqual(
    expect.objectContaining({key: {user: 1, comment: 1}, unique: true}),
  )
  expect(await indexesOf(reports.model)).toContainEqual(
    expect.objectContaining({key: {reporter: 1, comment: 1}, unique: true}),
  )
  for (const model of [rateLimits.model, views.sightings]) {
    expect(await indexesOf(model)).toContainEqual(
      expect.objectContaining({key: {until: 1}, expireAfterSeconds: 0}),
    )
  }
})

test('an index that stands where ours belongs makes room, others stay', async () => {
  await using newsroom = await startNewsroom()
  const {storyLikes, users, views} = newsroom.models
  const {collection: accounts} = users.model
  await accounts.dropIndexes()
  await accounts.createIndex({email: 1})
  await accounts.createIndex({name: 1}, {name: 'of_the_house'})
  await storyLikes.model.collection.dropIndexes()
  await storyLikes.model.collection.createIndex({user: 1, story: 1}, {name: 'by_hand'})
  await views.sightings.collection.dropIndexes()
  await views.sightings.collection.createIndex({until: 1}, {expireAfterSeconds: 999})

  await createIndexes(users.model.db)
  const kept = await accounts.indexes()
  expect(kept).toContainEqual(expect.objectContaining({key: {email: 1}, unique: true}))
  expect(kept).toContainEqual(expect.objectContaining({name: 'of_the_house'}))
  expect(await storyLikes.model.collection.indexes()).toContainEqual(
    expect.objectContaining({key: {user: 1, story: 1}, unique: true}),
  )
  expect(await views.sightings.collection.indexes()).toContainEqual(
    expect.objectContaining({key: {until: 1}, expireAfterSeconds: 0}),
  )
})

test('two servers that start at once make one admin', async () => {
  await using newsroom = await startNewsroom()
  await using second = await startServer({
    lakeOrigin: newsroom.lake.origin,
    environment: {
      MONGODB_URI: newsroom.mongo.uri,
      JWT_SECRET: 'a secret for tests alone, long enough to be taken',
      ADMIN_EMAIL: 'another@newsroom.example',
      ADMIN_PASSWORD: 'the second admin of all',
    },
  })
  await eventually(() => void second.running.context.people.models(), patience)
  expect(await newsroom.models.users.model.countDocuments({role: 'admin'})).toBe(1)
})
