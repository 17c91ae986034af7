import {MAX_DOCUMENT_BYTES} from '#bson/encode.ts'
import type {Command} from '#engine/command.ts'
import {SESSION_MINUTES} from '#engine/sessions.ts'
import {MAX_MESSAGE_BYTES} from '#wire/message.ts'

/** MongoDB 8.0. */
const WIRE_VERSION = 25

/** A standalone's answer. With topologyVersion drivers would wait for streamed answers, which are not spoken here. */
export const hello: Command = {
  name: 'hello',
  aliases: ['isMaster', 'ismaster'],
  fields: [],
  isPublic: true,
  run({connection, name, command}) {
    return {
      helloOk: true,
      ...(name === 'hello' ? {isWritablePrimary: true} : {ismaster: true}),
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: SESSION_MINUTES,
      connectionId: connection.id,
      minWireVersion: 0,
      maxWireVersion: WIRE_VERSION,
      readOnly: false,
      ...('saslSupportedMechs' in command ? {saslSupportedMechs: ['SCRAM-SHA-256']} : {}),
    }
  },
}
