import {Binary} from 'bson'

import {startScram} from '#auth/scram.ts'
import {getField, type Doc} from '#bson/value.ts'
import type {Command} from '#engine/command.ts'
import {stringField} from '#engine/fields.ts'
import {MongoError} from '#mongo-error.ts'

const CONVERSATION_ID = 1

export const saslStart: Command = {
  name: 'saslStart',
  fields: ['mechanism', 'payload', 'autoAuthorize', 'options', 'db'],
  isPublic: true,
  run({engine, connection, command, db}) {
    const mechanism = stringField(command, 'mechanism')
    if (mechanism !== 'SCRAM-SHA-256') {
      throw new MongoError(
        'MechanismUnavailable',
        `Received authentication for mechanism ${mechanism} which is not enabled`,
      )
    }
    // The accounts live in admin, as a MongoDB's do that was set up by its image.
    if (db !== 'admin') throw failed()
    connection.user = null
    connection.scram = startScram(payloadOf(command), engine.accounts.credentialOf)
    if (!connection.scram) throw failed()
    return {conversationId: CONVERSATION_ID, done: false, payload: asPayload(connection.scram.first)}
  },
}

export const saslContinue: Command = {
  name: 'saslContinue',
  fields: ['conversationId', 'payload'],
  isPublic: true,
  run({connection, command}) {
    const {scram} = connection
    if (scram === null) {
      // A client that does not skip the empty exchange at the end still asks once more.
      if (connection.user === null) throw failed()
      return {conversationId: CONVERSATION_ID, done: true, payload: asPayload('')}
    }
    connection.scram = null
    const final = scram.finish(payloadOf(command))
    if (final === null) throw failed()
    connection.user = scram.user
    return {conversationId: CONVERSATION_ID, done: true, payload: asPayload(final)}
  },
}

function failed() {
  return new MongoError('AuthenticationFailed', 'Authentication failed.')
}

function payloadOf(command: Doc): string {
  const payload = getField(command, 'payload')
  if (payload instanceof Binary)
    return Buffer.from(payload.buffer.subarray(0, payload.position)).toString('utf8')
  if (typeof payload === 'string') return Buffer.from(payload, 'base64').toString('utf8')
  throw failed()
}

function asPayload(text: string): Binary {
  return new Binary(Buffer.from(text, 'utf8'))
}
