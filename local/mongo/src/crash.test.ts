import {MongoClient, MongoServerError, type Collection} from 'mongodb'
import {expect, test} from 'vitest'

import {startChild, temporaryFolder} from '#testing/child-server.ts'

const WRITES = 200
const KILL_EVERY = 23
const WRITERS = 4

interface Row {
  number: number
}

interface Counter {
  _id: string
  numbers: number[]
}

/**
 * Several writers keep a server busy while it is killed again and again. Each number goes into a document of its own
 * and into the list of one counter; the client tries again what was not acknowledged, as an application would.
 */
test(
  'no acknowledged write is lost or doubled by kill -9, and unique indexes stay whole',
  {timeout: 120_000},
  async () => {
    await using folder = await temporaryFolder()
    const acknowledged = new Set<number>()
    for (let round = 0; acknowledged.size < WRITES; round += 1) {
      await writeUntilKilled(folder.flags, acknowledged, (round + 1) * KILL_EVERY)
    }

    await using server = await startChild(folder.flags)
    await using client = await new MongoClient(server.uri).connect()
    const {rows, counters} = collections(client)
    const stored = await rows
      .find()
      .sort({number: 1})
      .map(({number}) => number)
      .toArray()
    const counted = (await counters.findOne({_id: 'counter'}))?.numbers ?? []
    const everyNumber = Array.from({length: WRITES}, (_, number) => number)
    expect(stored).toEqual(everyNumber)
    expect(counted.toSorted((a, b) => a - b)).toEqual(everyNumber)
    await expect(rows.insertOne({number: 7})).rejects.toMatchObject({code: 11_000})
    expect(await rows.find({number: 7}).explain('queryPlanner')).toMatchObject({
      queryPlanner: {winningPlan: {inputStage: {indexName: 'number_1'}}},
    })
  },
)

function collections(client: MongoClient) {
  const db = client.db('crash')
  return {rows: db.collection<Row>('rows'), counters: db.collection<Counter>('counters')}
}

async function writeUntilKilled(flags: readonly string[], acknowledged: Set<number>, killAt: number) {
  await using server = await startChild(flags)
  await using client = new MongoClient(server.uri, {serverSelectionTimeoutMS: 1000, retryWrites: false})
  const {rows, counters} = collections(client)
  await rows.createIndex({number: 1}, {unique: true})
  const missing = Array.from({length: WRITES}, (_, number) => number).filter(
    (number) => !acknowledged.has(number),
  )

  async function work() {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      const writing = write(rows, counters, number)
      if (acknowledged.size >= killAt) server.child.kill('SIGKILL')
      if (!(await writing)) return
      acknowledged.add(number)
    }
  }

  await Promise.all(Array.from({length: WRITERS}, work))
}

/** False when the connection broke: the write may or may not have happened. */
async function write(rows: Collection<Row>, counters: Collection<Counter>, number: number): Promise<boolean> {
  try {
    await rows.insertOne({number})
  } catch (error) {
    // The first try was stored after all, though it was not acknowledged.
    if (!(error instanceof MongoServerError) || error.code !== 11_000) return false
  }
  try {
    await counters.updateOne(
      {_id: 'counter', numbers: {$ne: number}},
      {$push: {numbers: number}},
      {upsert: true},
    )
  } catch (error) {
    return error instanceof MongoServerError && error.code === 11_000
  }
  return true
}
