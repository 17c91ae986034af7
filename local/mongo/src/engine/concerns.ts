import {toNumber} from '#bson/number.ts'
import {getField, isDocument, isNumeric} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

/** Everything read here is committed and on the disk, so what a standalone can promise is always kept. */
export function checkReadConcern(concern: unknown) {
  if (concern === undefined) return
  if (!isDocument(concern)) throw new MongoError('TypeMismatch', "BSON field 'readConcern' is the wrong type")
  const level = getField(concern, 'level') ?? 'local'
  if (
    'afterClusterTime' in concern ||
    'atClusterTime' in concern ||
    level === 'linearizable' ||
    level === 'snapshot'
  ) {
    throw new MongoError('NotAReplicaSet', 'node needs to be a replica set member to use this read concern')
  }
  if (level !== 'local' && level !== 'available' && level !== 'majority') {
    throw new MongoError(
      'FailedToParse',
      "readConcern.level must be either 'local', 'majority', 'linearizable', 'available', or 'snapshot'",
    )
  }
}

const writeFields = ['w', 'j', 'fsync', 'wtimeout', 'provenance']

/** Every write is on the disk before it is acknowledged, whatever is asked for. */
export function checkWriteConcern(concern: unknown) {
  if (concern === undefined) return
  if (!isDocument(concern))
    throw new MongoError('TypeMismatch', "BSON field 'writeConcern' is the wrong type")
  const unknown = Object.keys(concern).find((name) => !writeFields.includes(name))
  if (unknown !== undefined)
    throw new MongoError('FailedToParse', `unrecognized write concern field: ${unknown}`)
  const w = getField(concern, 'w') ?? 1
  if (w === 'majority') return
  if (typeof w === 'string') {
    throw new MongoError(
      'BadValue',
      `cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`,
    )
  }
  if (!isNumeric(w) || toNumber(w) < 0)
    throw new MongoError('FailedToParse', 'w has to be a non-negative number, a string or a document')
  if (toNumber(w) > 1) throw new MongoError('BadValue', "cannot use 'w' > 1 when a host is not replicated")
}
