import {Binary, BSONRegExp, BSONSymbol, Code, MaxKey, MinKey, ObjectId, Timestamp} from 'bson'

import {kindOf} from './number.ts'
import {isDocument, isNumeric} from './value.ts'

/** BSON's type numbers by the names that $type and the error messages use. */
export const typeNumbers = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
} as const

export type TypeName = keyof typeof typeNumbers | 'missing'

export function typeName(value: unknown): TypeName {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'bool'
  if (isNumeric(value)) return kindOf(value)
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (value instanceof ObjectId) return 'objectId'
  if (isDocument(value)) return 'object'
  if (value instanceof Binary || value instanceof Uint8Array) return 'binData'
  if (value instanceof RegExp || value instanceof BSONRegExp) return 'regex'
  if (value instanceof Timestamp) return 'timestamp'
  if (value instanceof Code) return value.scope ? 'javascriptWithScope' : 'javascript'
  if (value instanceof BSONSymbol) return 'symbol'
  if (value instanceof MinKey) return 'minKey'
  return value instanceof MaxKey ? 'maxKey' : 'undefined'
}
