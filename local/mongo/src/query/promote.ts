import {Binary, BSONRegExp, Decimal128, Double, Int32, Long, Timestamp, UUID} from 'bson'

import {isDocument, setField, type Doc} from '#bson/value.ts'
import {MongoError, unsupported} from '#mongo-error.ts'

import {toRegExp} from './regex.ts'

/**
 * Values as mingo knows them: numbers where a number can hold the value, JavaScript's regular expressions, binary data
 * that is told apart by its bytes.
 */
export function promote(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(promote)
  if (isDocument(value)) return promoteDocument(value)
  if (value instanceof Double || value instanceof Int32) return value.value
  if (value instanceof Long && !(value instanceof Timestamp))
    return fitsNumber(value) ? value.toNumber() : value
  if (value instanceof BSONRegExp) return toRegExp(value)
  if (value instanceof Binary && !(value instanceof UUID)) {
    return new ComparableBinary(value.buffer.subarray(0, value.position), value.sub_type)
  }
  return value
}

export function promoteDocument(doc: Doc): Doc {
  const promoted: Doc = {}
  for (const key of Object.keys(doc)) setField(promoted, key, promote(doc[key]))
  return promoted
}

/** Mingo compares objects by their text, and a Binary's own is UTF-8 with losses. */
class ComparableBinary extends Binary {
  override toString() {
    return `${this.sub_type}:${this.toJSON()}`
  }
}

function fitsNumber(value: Long): boolean {
  return Number.isSafeInteger(value.toNumber())
}

/** These compare by BSON's rules. */
const ownStages = ['$match', '$sort']

const calculating =
  /"\$(?:sum|avg|add|subtract|multiply|divide|mod|abs|ceil|floor|round|trunc|pow|sqrt|exp|ln|log|log10|min|max|minN|maxN|top|topN|bottom|bottomN|stdDevPop|stdDevSamp|percentile|median|eq|ne|gt|gte|lt|lte|cmp|in|bucket|bucketAuto|sortArray|to[A-Z]\w*|convert)"/

/** Whether stages compute or compare, which mingo cannot do with the numbers that refuseExactNumbers refuses. */
export function calculates(expression: unknown): boolean {
  const text = JSON.stringify(expression, (name, value: unknown) => (ownStages.includes(name) ? null : value))
  return calculating.test(text ?? '')
}

/** Mingo would pass over such numbers in silence, and the sum would be wrong. */
export function refuseExactNumbers(value: unknown) {
  if (Array.isArray(value)) value.forEach(refuseExactNumbers)
  else if (isDocument(value)) Object.values(value).forEach(refuseExactNumbers)
  else if (
    value instanceof Decimal128 ||
    (value instanceof Long && !(value instanceof Timestamp) && !fitsNumber(value))
  ) {
    throw unsupported('computing in an aggregation over documents with Decimal128 or integers beyond 2^53')
  }
}

/** What mingo says of an expression, with the code MongoDB would give. */
export function asExpressionError(error: unknown): MongoError {
  if (error instanceof MongoError) return error
  const reason = error instanceof Error ? error.message : String(error)
  if (/undefined variable/i.test(reason))
    return new MongoError(17_276, `Use of undefined variable: ${reason}`)
  const stage = /unregistered pipeline operator (\S+?)\.?$/.exec(reason)?.[1]
  if (stage !== undefined) return new MongoError(40_324, `Unrecognized pipeline stage name: '${stage}'`)
  if (/unknown|unregistered|not registered|not supported/i.test(reason)) {
    return new MongoError('InvalidPipelineOperator', `Unrecognized expression or operator: ${reason}`)
  }
  return new MongoError('BadValue', reason)
}
