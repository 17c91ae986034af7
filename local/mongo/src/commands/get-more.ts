import type {Command} from '#engine/command.ts'
import {countField, cursorIdOf, requiredString} from '#engine/fields.ts'
import {encodeCursorReply} from '#wire/cursor-reply.ts'

export const getMore: Command = {
  name: 'getMore',
  fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  run({engine, command, db}) {
    const ns = `${db}.${requiredString(command, 'collection')}`
    const batch = engine.cursors.next(cursorIdOf(command.getMore), ns, countField(command, 'batchSize'))
    return encodeCursorReply('nextBatch', batch.documents, batch.cursorId, ns)
  },
}
