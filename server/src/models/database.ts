import {setTimeout as wait} from 'node:timers/promises'

import mongoose, {type Connection} from 'mongoose'
import type {Logger} from 'pino'

export interface DatabaseOptions {
  uri: string
  log: Logger
  /** Makes indexes and first documents; nothing is served from the database before it is done. */
  prepare(connection: Connection): Promise<void>
}

const firstDelayMs = 200
const lastDelayMs = 5000
const defaultName = 'newsroom'

/**
 * Keeps a connection to MongoDB from the first moment at which there is one. The driver connects again by itself after that,
 * but gives up on a server that is not there at the start: a database that starts later than we do is normal.
 */
export class Database {
  readonly connection: Connection
  readonly #options: DatabaseOptions
  readonly #stopping = new AbortController()
  readonly #opening: Promise<void>
  #isReady = false

  constructor(options: DatabaseOptions) {
    this.#options = options
    this.connection = mongoose.createConnection()
    this.connection.set('bufferCommands', false)
    this.#opening = this.#open()
  }

  get isReady(): boolean {
    return this.#isReady
  }

  async check(): Promise<void> {
    const {db} = this.connection
    if (!this.#isReady || db === undefined) throw new Error('not connected yet')
    await db.command({ping: 1})
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#opening
    await this.connection.close()
  }

  async #open(): Promise<void> {
    const {uri, log, prepare} = this.#options
    const {signal} = this.#stopping
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await this.connection.openUri(uri, connectOptions(uri))
        await prepare(this.connection)
        this.#isReady = true
        log.info('connected to MongoDB')
        return
      } catch (error) {
        if (signal.aborted) return
        if (failures === 0) log.warn({err: error}, 'MongoDB cannot be used yet; trying again')
        await wait(Math.min(firstDelayMs * 2 ** failures, lastDelayMs), undefined, {signal}).catch(() => null)
      }
    }
  }
}

function connectOptions(uri: string) {
  return {
    ...(hasDatabaseName(uri) ? {} : {dbName: defaultName}),
    autoCreate: false,
    autoIndex: false,
    bufferCommands: false,
    // A reader is waiting: say quickly that the database is away.
    serverSelectionTimeoutMS: 2000,
    connectTimeoutMS: 2000,
    socketTimeoutMS: 10_000,
    heartbeatFrequencyMS: 2000,
    // What is acknowledged survives the loss of a process and of a member of a replica set.
    writeConcern: {w: 'majority', journal: true},
  } as const
}

function hasDatabaseName(uri: string): boolean {
  return /^mongodb(?:\+srv)?:\/\/[^/?]+\/[^/?]+/.test(uri)
}
