import mongoose from 'mongoose'

const {MongoError, MongoServerError} = mongoose.mongo
const duplicateKey = 11_000
// What servers answer that are stopping, too slow, no longer primary, or do not reach the others of their replica set.
const goingAway = new Set([6, 7, 50, 64, 89, 91, 134, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436])

// A connection that ends at the moment at which the driver writes to it fails in Node's own words.
const brokenSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** Somebody else was first: the key of a unique index is taken. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === duplicateKey
}

/** There is an index of that key already, but another kind of one. */
export function isIndexConflict(error: unknown): boolean {
  return error instanceof MongoServerError && (error.code === 85 || error.code === 86)
}

/** Whether the database was not reached, as opposed to having refused. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof MongoServerError) return typeof error.code === 'number' && goingAway.has(error.code)
  if (error instanceof MongoError) return true
  if (error instanceof Error && 'code' in error && brokenSocket.has(String(error.code))) return true
  return error instanceof mongoose.MongooseError && /initial connection|disconnect/i.test(error.message)
}
