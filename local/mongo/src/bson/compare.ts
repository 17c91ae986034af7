import {Binary, BSONRegExp, Code, ObjectId, Timestamp} from 'bson'

import {compareNumbers} from './number.ts'
import {isDocument, isNumeric, typeOrder, type Doc} from './value.ts'

/** Orders two strings; absent means by their UTF-8 bytes. */
export type Collator = (a: string, b: string) => number

/** BSON's order over values of any type. */
export function compare(a: unknown, b: unknown, collator: Collator | null = null): number {
  const order = typeOrder(a) - typeOrder(b)
  if (order !== 0) return order
  if (a === undefined || a === null) return 0
  if (isNumeric(a) && isNumeric(b)) return compareNumbers(a, b)
  if (typeof a === 'string' && typeof b === 'string') return collator ? collator(a, b) : compareText(a, b)
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (a instanceof Date && b instanceof Date) return Math.sign(a.getTime() - b.getTime())
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id)
  if (Array.isArray(a) && Array.isArray(b)) return compareArrays(a, b, collator)
  if (isDocument(a) && isDocument(b)) return compareDocuments(a, b, collator)
  return compareRare(a, b)
}

export function isEqual(a: unknown, b: unknown, collator: Collator | null = null): boolean {
  return compare(a, b, collator) === 0
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function compareArrays(a: readonly unknown[], b: readonly unknown[], collator: Collator | null): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const order = compare(a[index], b[index], collator)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** Field by field, so the order of fields counts; type before name before value. */
function compareDocuments(a: Doc, b: Doc, collator: Collator | null): number {
  const fieldsA = Object.entries(a).filter(([, value]) => value !== undefined)
  const fieldsB = Object.entries(b).filter(([, value]) => value !== undefined)
  for (const [index, [nameA, valueA]] of fieldsA.entries()) {
    const other = fieldsB[index]
    if (!other) break
    const [nameB, valueB] = other
    const order =
      typeOrder(valueA) - typeOrder(valueB) || compareText(nameA, nameB) || compare(valueA, valueB, collator)
    if (order !== 0) return order
  }
  return fieldsA.length - fieldsB.length
}

function compareRare(a: unknown, b: unknown): number {
  if (a instanceof Timestamp && b instanceof Timestamp) return a.compare(b)
  const [binaryA, binaryB] = [asBinary(a), asBinary(b)]
  if (binaryA && binaryB) {
    return (
      binaryA.data.length - binaryB.data.length ||
      binaryA.subtype - binaryB.subtype ||
      Buffer.compare(binaryA.data, binaryB.data)
    )
  }
  return compareText(describeRare(a), describeRare(b))
}

export function asBinary(value: unknown): {subtype: number; data: Uint8Array} | null {
  if (value instanceof Binary) {
    return {subtype: value.sub_type, data: value.buffer.subarray(0, value.position)}
  }
  return value instanceof Uint8Array ? {subtype: 0, data: value} : null
}

/** A text that is the same for equal values of the types that have no order of their own. */
export function describeRare(value: unknown): string {
  if (value instanceof RegExp) return `${value.source}/${value.flags}`
  if (value instanceof BSONRegExp) return `${value.pattern}/${value.options}`
  if (value instanceof Code) return `${value.code}/${JSON.stringify(value.scope)}`
  return String(value)
}
