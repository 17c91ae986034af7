import {encode} from '#bson/encode.ts'
import type {Doc} from '#bson/value.ts'
import type {Call} from '#engine/command.ts'
import {countField, documentField, refuseUnknown} from '#engine/fields.ts'
import {encodeCursorReply} from '#wire/cursor-reply.ts'

/** The first batch of a command that takes {cursor: {batchSize}}. */
export function replyWithCursor(call: Call, ns: string, documents: readonly Uint8Array[]): Uint8Array {
  const cursor = documentField(call.command, 'cursor') ?? {}
  refuseUnknown('cursor', cursor, ['batchSize'])
  const batch = call.engine.cursors.open(ns, documents, {batchSize: countField(cursor, 'batchSize')})
  return encodeCursorReply('firstBatch', batch.documents, batch.cursorId, ns)
}

export function replyWithDocuments(call: Call, ns: string, documents: readonly Doc[]): Uint8Array {
  return replyWithCursor(call, ns, documents.map(encode))
}
