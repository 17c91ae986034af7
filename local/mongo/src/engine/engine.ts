import type {Accounts} from '#auth/accounts.ts'
import {openCatalog, type Catalog} from '#store/catalog.ts'
import {openDatabase, type Database} from '#store/database.ts'
import {openDocuments, type Documents} from '#store/documents.ts'

import {createCursors, type Cursors} from './cursors.ts'
import {createSessions, type Sessions} from './sessions.ts'
import {createWriteQueue, type WriteQueue} from './write-queue.ts'

/** What every command can reach. */
export interface Engine {
  database: Database
  catalog: Catalog
  documents: Documents
  cursors: Cursors
  sessions: Sessions
  accounts: Accounts
  writes: WriteQueue
  expiry: {seconds: number; reschedule(seconds: number): void}
  startedAt: Date
}

export function openEngine(file: string, accounts: Accounts): Engine {
  const database = openDatabase(file)
  try {
    const catalog = openCatalog(database)
    return {
      database,
      catalog,
      documents: openDocuments(database, catalog),
      cursors: createCursors(),
      sessions: createSessions(),
      accounts,
      writes: createWriteQueue(database, catalog),
      expiry: {seconds: 60, reschedule() {}},
      startedAt: new Date(),
    }
  } catch (error) {
    database.close()
    throw error
  }
}
