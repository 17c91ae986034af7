import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {MongoClient, type Db, type MongoClientOptions} from 'mongodb'

import {startMongo} from '#start-mongo.ts'

export const USER = 'tester'
export const PASSWORD = 'p@ss/wörd: 12'

export interface TestMongo extends AsyncDisposable {
  uri: string
  dir: string
  client: MongoClient
  db: Db
  /** A client of its own, closed with the rest. */
  connect(options?: MongoClientOptions): Promise<MongoClient>
}

/** A real server on a port and in a folder of its own, with a connected driver. */
export async function startTestMongo(): Promise<TestMongo> {
  const dir = await mkdtemp(join(tmpdir(), 'mongo-'))
  await using undo = new AsyncDisposableStack()
  undo.defer(() => rm(dir, {recursive: true, force: true}))
  const {uri, close} = await startMongo({dir, port: 0, user: USER, password: PASSWORD})
  undo.defer(close)
  const clients = new AsyncDisposableStack()
  undo.use(clients)
  const connect = async (options: MongoClientOptions = {}) => {
    const client = new MongoClient(uri, {serverSelectionTimeoutMS: 3000, ...options})
    clients.defer(() => client.close())
    return client.connect()
  }
  const client = await connect()
  const running = undo.move()
  return {
    uri,
    dir,
    client,
    db: client.db('test'),
    connect,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
