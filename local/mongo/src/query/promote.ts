import {BSONRegExp, Double, Int32, Long, Timestamp} from 'bson'

import {isDocument, setField, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

import {toRegExp} from './regex.ts'

/** Values as mingo knows them: numbers where a number can hold the value, JavaScript's regular expressions. */
export function promote(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(promote)
  if (isDocument(value)) return promoteDocument(value)
  if (value instanceof Double || value instanceof Int32) return value.value
  if (value instanceof Long && !(value instanceof Timestamp)) {
    const number = value.toNumber()
    return Number.isSafeInteger(number) ? number : value
  }
  return value instanceof BSONRegExp ? toRegExp(value) : value
}

export function promoteDocument(doc: Doc): Doc {
  const promoted: Doc = {}
  for (const key of Object.keys(doc)) setField(promoted, key, promote(doc[key]))
  return promoted
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
