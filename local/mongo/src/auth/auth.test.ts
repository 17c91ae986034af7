import {once} from 'node:events'
import {createConnection} from 'node:net'
import {networkInterfaces} from 'node:os'

import {MongoClient} from 'mongodb'
import {expect, test} from 'vitest'

import {PASSWORD, startTestMongo, USER} from '#testing/start-test-mongo.ts'

async function tryToWrite(uri: string) {
  await using client = new MongoClient(uri, {serverSelectionTimeoutMS: 2000})
  return await client
    .db('a')
    .collection('a')
    .insertOne({})
    .then(
      () => 'written',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    )
}

test('the right password opens, everything else is refused', async () => {
  await using mongo = await startTestMongo()
  const {host} = new URL(mongo.uri)
  const [user, password] = [encodeURIComponent(USER), encodeURIComponent(PASSWORD)]
  expect(await tryToWrite(`mongodb://${user}:${password}@${host}/?authSource=admin`)).toBe('written')
  expect(await tryToWrite(`mongodb://${user}:wrong@${host}/?authSource=admin`)).toBe(18)
  expect(await tryToWrite(`mongodb://nobody:${password}@${host}/?authSource=admin`)).toBe(18)
  expect(await tryToWrite(`mongodb://${user}:${password}@${host}/?authSource=other`)).toBe(18)
  expect(await tryToWrite(`mongodb://${user}:${password}@${host}/?authMechanism=SCRAM-SHA-1`)).toBe(334)
  expect(await tryToWrite(`mongodb://${host}/`)).toBe(13)
  expect(await mongo.client.db('a').collection('a').countDocuments()).toBe(1)
})

test('without login one can shake hands and nothing else', async () => {
  await using mongo = await startTestMongo()
  await using client = await new MongoClient(`mongodb://${new URL(mongo.uri).host}/`).connect()
  expect(await client.db().command({ping: 1})).toEqual({ok: 1})
  expect((await client.db().command({connectionStatus: 1})).authInfo.authenticatedUsers).toEqual([])
  for (const command of [
    {find: 'a'},
    {listDatabases: 1},
    {aggregate: 1, pipeline: [], cursor: {}},
    {serverStatus: 1},
  ]) {
    await expect(client.db('admin').command(command)).rejects.toMatchObject({code: 13})
  }
  expect((await mongo.client.db().command({connectionStatus: 1})).authInfo.authenticatedUsers).toEqual([
    {user: USER, db: 'admin'},
  ])
})

test('it listens on this machine only', async () => {
  await using mongo = await startTestMongo()
  const port = Number(new URL(mongo.uri).port)
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({family, internal}) => family === 'IPv4' && !internal).map(({address}) => address),
  )
  for (const host of [...others, '127.0.0.2']) {
    const socket = createConnection({port, host})
    await expect(once(socket, 'connect')).rejects.toMatchObject({code: 'ECONNREFUSED'})
  }
})
