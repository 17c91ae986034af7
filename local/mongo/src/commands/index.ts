import type {Command} from '#engine/command.ts'

import {aggregate} from './aggregate.ts'
import {buildInfo} from './build-info.ts'
import {bulkWrite} from './bulk-write.ts'
import {collMod} from './coll-mod.ts'
import {connectionStatus} from './connection-status.ts'
import {count} from './count.ts'
import {createIndexes} from './create-indexes.ts'
import {create} from './create.ts'
import {deleteCommand} from './delete.ts'
import {distinct} from './distinct.ts'
import {dropDatabase} from './drop-database.ts'
import {dropIndexes} from './drop-indexes.ts'
import {drop} from './drop.ts'
import {explain} from './explain.ts'
import {findAndModify} from './find-and-modify.ts'
import {find} from './find.ts'
import {getMore} from './get-more.ts'
import {hello} from './hello.ts'
import {insert} from './insert.ts'
import {killCursors} from './kill-cursors.ts'
import {listCollections} from './list-collections.ts'
import {listDatabases} from './list-databases.ts'
import {listIndexes} from './list-indexes.ts'
import {getParameter, setParameter} from './parameters.ts'
import {ping} from './ping.ts'
import {renameCollection} from './rename-collection.ts'
import {saslContinue, saslStart} from './sasl.ts'
import {serverStatus} from './server-status.ts'
import {endSessions, refreshSessions, startSession} from './sessions.ts'
import {collStats, dbStats} from './stats.ts'
import {commitTransaction} from './transactions.ts'
import {update} from './update.ts'

/** Everything this server can be asked; any other name is "no such command". */
export const commands: readonly Command[] = [
  // Getting to know each other
  hello,
  ping,
  buildInfo,
  connectionStatus,
  saslStart,
  saslContinue,
  // Reading
  find,
  getMore,
  killCursors,
  count,
  distinct,
  aggregate,
  explain,
  // Writing
  insert,
  update,
  deleteCommand,
  findAndModify,
  bulkWrite,
  // Collections and indexes
  listDatabases,
  dropDatabase,
  listCollections,
  create,
  drop,
  renameCollection,
  collMod,
  createIndexes,
  dropIndexes,
  listIndexes,
  // Sessions
  startSession,
  refreshSessions,
  endSessions,
  commitTransaction,
  // The server itself
  serverStatus,
  collStats,
  dbStats,
  getParameter,
  setParameter,
]
