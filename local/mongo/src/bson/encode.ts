import {serialize} from 'bson'

import {MongoError} from '#mongo-error.ts'

import type {Doc} from './value.ts'

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

export function encode(doc: Doc): Uint8Array {
  return serialize(doc, {ignoreUndefined: true})
}

/** As encode, for what is to be stored. */
export function encodeStored(doc: Doc): Uint8Array {
  const bytes = encode(doc)
  checkSize(bytes)
  return bytes
}

function checkSize(bytes: Uint8Array) {
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new MongoError(
      'BSONObjectTooLarge',
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}(16MB)`,
    )
  }
}
