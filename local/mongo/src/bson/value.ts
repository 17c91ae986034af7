import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson'

/**
 * A document in memory. Values are what decode.ts makes of BSON: 32-bit integers and fractional doubles are JavaScript
 * numbers, everything a number cannot tell apart (a double that happens to be whole, 64-bit integers, decimals) keeps
 * its BSON class, so that a value survives an unrelated update with its type.
 */
export type Doc = Record<string, unknown>

export function isDocument(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export type Numeric = number | bigint | Int32 | Double | Long | Decimal128

export function isNumeric(value: unknown): value is Numeric {
  return (
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    // A timestamp is a Long to JavaScript, but no number to MongoDB.
    (value instanceof Long && !(value instanceof Timestamp)) ||
    value instanceof Double ||
    value instanceof Int32 ||
    value instanceof Decimal128
  )
}

/** Sets any key, "__proto__" included, as an ordinary field. */
export function setField(doc: Doc, key: string, value: unknown) {
  if (key === '__proto__') {
    Object.defineProperty(doc, key, {value, enumerable: true, writable: true, configurable: true})
  } else doc[key] = value
}

export function getField(doc: Doc, key: string): unknown {
  return Object.hasOwn(doc, key) ? doc[key] : undefined
}

/** Copies documents and arrays; the values in them are never changed in place. */
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone)
  return isDocument(value) ? cloneDocument(value) : value
}

export function cloneDocument(doc: Doc): Doc {
  const copy: Doc = {}
  for (const key of Object.keys(doc)) setField(copy, key, clone(doc[key]))
  return copy
}

/** The sort order of BSON's types; numbers of every kind share one place. */
export function typeOrder(value: unknown): number {
  if (value === undefined || value === null) return 10
  if (typeof value === 'number') return 20
  if (typeof value === 'string') return 30
  if (typeof value === 'boolean') return 80
  if (Array.isArray(value)) return 50
  if (value instanceof Date) return 90
  if (value instanceof ObjectId) return 70
  if (isDocument(value)) return 40
  if (isNumeric(value)) return 20
  if (value instanceof Binary || value instanceof Uint8Array) return 60
  if (value instanceof Timestamp) return 100
  if (value instanceof RegExp || value instanceof BSONRegExp) return 110
  if (value instanceof BSONSymbol) return 30
  if (value instanceof Code) return 130
  if (value instanceof MinKey) return 1
  if (value instanceof MaxKey) return 250
  return 120
}
