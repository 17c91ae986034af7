import {encode} from '#bson/encode.ts'
import {getField, type Doc} from '#bson/value.ts'
import {commands} from '#commands/index.ts'
import {MongoError} from '#mongo-error.ts'
import {createDeadline} from '#plan/deadline.ts'
import {reportFailure} from '#report-failure.ts'
import type {Conversation} from '#wire/connection.ts'
import {MAX_MESSAGE_BYTES} from '#wire/message.ts'

import type {Command, Connection} from './command.ts'
import {checkReadConcern, checkWriteConcern} from './concerns.ts'
import type {Engine} from './engine.ts'
import {integerField, refuseUnknown} from './fields.ts'

/** A handshake and a login need a few hundred. */
const MAX_STRANGERS_MESSAGE_BYTES = 64 * 1024

/** What a driver may add to any command. */
const sharedFields = [
  '$db',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]

const byName = new Map<string, Command>()
for (const command of commands) {
  for (const name of [command.name, ...(command.aliases ?? [])]) byName.set(name, command)
}

/** A connection's side of the protocol: each command checked, run, and answered, its failure too. */
export function openConversation(engine: Engine, connectionId: number): Conversation {
  const connection: Connection = {id: connectionId, user: null, scram: null}
  return {
    async answer(command) {
      try {
        return await run(engine, connection, command)
      } catch (error) {
        return encode(failureReply(error))
      }
    },
    refuse: (refusal) => encode(failureReply(refusal)),
    maxMessageBytes: () => (connection.user === null ? MAX_STRANGERS_MESSAGE_BYTES : MAX_MESSAGE_BYTES),
  }
}

async function run(engine: Engine, connection: Connection, command: Doc): Promise<Uint8Array> {
  const name = Object.keys(command)[0] ?? ''
  const found = byName.get(name)
  if (!found) throw new MongoError('CommandNotFound', `no such command: '${name}'`)
  if (connection.user === null && !found.isPublic) {
    throw new MongoError('Unauthorized', `Command ${name} requires authentication`)
  }
  checkShared(engine, found, name, command)
  const db = getField(command, '$db')
  if (typeof db !== 'string') throw new MongoError(40_414, "BSON field '$db' is missing but a required field")
  if (found.isForAdmin && db !== 'admin') {
    throw new MongoError('Unauthorized', `${found.name} may only be run against the admin database.`)
  }
  const isWrite = typeof found.isWrite === 'function' ? found.isWrite(command) : (found.isWrite ?? false)
  const work = () => {
    const deadline = createDeadline(integerField(command, 'maxTimeMS') ?? 0)
    const side = isWrite ? ('writer' as const) : ('reader' as const)
    return encodeReply(found.run({engine, connection, name, command, db, deadline, side}))
  }
  return isWrite ? engine.writes.run(work) : work()
}

function encodeReply(reply: Doc | Uint8Array): Uint8Array {
  return reply instanceof Uint8Array ? reply : encode({...reply, ok: 1})
}

function checkShared(engine: Engine, {name: ownName, fields}: Command, name: string, command: Doc) {
  // The handshake may carry whatever a newer client knows.
  if (ownName !== 'hello') refuseUnknown(ownName, command, [name, ...fields, ...sharedFields])
  if ('txnNumber' in command || 'autocommit' in command || 'startTransaction' in command) {
    throw new MongoError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    )
  }
  const limit = integerField(command, 'maxTimeMS') ?? 0
  if (limit < 0 || limit > 2 ** 31 - 1) {
    throw new MongoError('BadValue', `${limit} value for maxTimeMS is out of range [0, 2147483647]`)
  }
  checkReadConcern(getField(command, 'readConcern'))
  checkWriteConcern(getField(command, 'writeConcern'))
  checkApi(command)
  if ('lsid' in command) engine.sessions.use(command.lsid)
}

function checkApi(command: Doc) {
  const version = getField(command, 'apiVersion')
  if (version !== undefined && version !== '1') throw new MongoError(322, 'API version must be "1"')
  if (getField(command, 'apiStrict') === true) {
    throw new MongoError(323, 'apiStrict is not supported by the embedded server')
  }
}

function failureReply(error: unknown): Doc {
  const refusal = error instanceof MongoError ? error : unexpected(error)
  const {message, code, codeName, details} = refusal
  return {ok: 0, errmsg: message, code, codeName, ...details}
}

function unexpected(error: unknown) {
  reportFailure(error)
  return new MongoError('InternalError', 'The command failed inside the embedded server; its log says how')
}
