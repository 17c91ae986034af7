import {Decimal128, Int32, Long} from 'bson'

import {MongoError} from '#mongo-error.ts'

import {asDouble, isInt32} from './decode.ts'
import type {Numeric} from './value.ts'

/** A finite number without rounding: digits times ten to the exponent. */
export interface Exact {
  digits: bigint
  exponent: number
}

export type NumericKind = 'int' | 'long' | 'double' | 'decimal'

export function kindOf(value: Numeric): NumericKind {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double'
  if (value instanceof Long || typeof value === 'bigint') return 'long'
  if (value instanceof Decimal128) return 'decimal'
  return value instanceof Int32 ? 'int' : 'double'
}

/** The nearest double. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value
  if (value instanceof Long) return value.toNumber()
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Decimal128) return Number(value.toString())
  return value.value
}

/** Null for NaN and the infinities. */
export function toExact(value: Numeric): Exact | null {
  if (value instanceof Long) return {digits: value.toBigInt(), exponent: 0}
  if (typeof value === 'bigint') return {digits: value, exponent: 0}
  if (value instanceof Decimal128) return exactDecimal(value.toString())
  return exactDouble(toNumber(value))
}

function exactDecimal(text: string): Exact | null {
  const found = /^(-?)(\d*)(?:\.(\d*))?(?:E([+-]?\d+))?$/i.exec(text)
  if (!found) return null
  const fraction = found[3] ?? ''
  const digits = BigInt(`${found[1] ?? ''}${`${found[2] ?? ''}${fraction}` || '0'}`)
  return {digits, exponent: Number(found[4] ?? 0) - fraction.length}
}

const view = new DataView(new ArrayBuffer(8))

function exactDouble(value: number): Exact | null {
  if (!Number.isFinite(value)) return null
  if (Number.isInteger(value)) return {digits: BigInt(value), exponent: 0}
  view.setFloat64(0, value)
  const bits = view.getBigUint64(0)
  const biased = Number((bits >> 52n) & 0x7ffn)
  const mantissa = (bits & 0xfffffffffffffn) | (biased === 0 ? 0n : 1n << 52n)
  const power = Math.max(biased, 1) - 1075
  // A fraction's power is negative: m * 2^-k is m * 5^k * 10^-k.
  return {digits: (value < 0 ? -mantissa : mantissa) * 5n ** BigInt(-power), exponent: power}
}

export function subtractExact(a: Exact, b: Exact): Exact {
  const exponent = Math.min(a.exponent, b.exponent)
  return {digits: scaled(a, exponent) - scaled(b, exponent), exponent}
}

function scaled({digits, exponent}: Exact, to: number): bigint {
  return digits * 10n ** BigInt(exponent - to)
}

/** NaN is smaller than every number and equal to itself. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const [x, y] = [toNumber(a), toNumber(b)]
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x))
  if (x !== y) return x < y ? -1 : 1
  if (typeof a === 'number' && typeof b === 'number') return 0
  const [exactA, exactB] = [toExact(a), toExact(b)]
  // Beyond a double's range a decimal's nearest double is infinite though the decimal is not.
  if (!exactA || !exactB) return exactA ? -Math.sign(y) : exactB ? Math.sign(x) : 0
  const {digits} = subtractExact(exactA, exactB)
  return digits < 0n ? -1 : digits > 0n ? 1 : 0
}

export type Arithmetic = 'add' | 'multiply'

/** MongoDB's rule for the type of a result: decimal over double over long over int; an int that overflows becomes a long. */
export function calculate(a: Numeric, b: Numeric, operation: Arithmetic): Numeric {
  const kinds = [kindOf(a), kindOf(b)]
  if (kinds.includes('decimal')) return calculateDecimal(a, b, operation)
  if (kinds.includes('double')) {
    const [x, y] = [toNumber(a), toNumber(b)]
    return asDouble(operation === 'add' ? x + y : x * y)
  }
  const [x, y] = [toBigInt(a), toBigInt(b)]
  const result = operation === 'add' ? x + y : x * y
  if (!kinds.includes('long') && isInt32(Number(result))) return Number(result)
  if (result !== BigInt.asIntN(64, result)) {
    throw new MongoError('BadValue', 'Failed to apply the update: the result overflows a 64-bit integer')
  }
  return Long.fromBigInt(result)
}

function calculateDecimal(a: Numeric, b: Numeric, operation: Arithmetic): Decimal128 {
  const [x, y] = [toExact(a), toExact(b)]
  if (!x || !y) {
    const [m, n] = [toNumber(a), toNumber(b)]
    return Decimal128.fromString(String(operation === 'add' ? m + n : m * n))
  }
  const exponent = operation === 'add' ? Math.min(x.exponent, y.exponent) : x.exponent + y.exponent
  const digits = operation === 'add' ? scaled(x, exponent) + scaled(y, exponent) : x.digits * y.digits
  return Decimal128.fromStringWithRounding(`${digits}E${exponent}`)
}

export function toBigInt(value: Numeric): bigint {
  if (value instanceof Long) return value.toBigInt()
  return typeof value === 'bigint' ? value : BigInt(Math.trunc(toNumber(value)))
}

export function isWhole(value: Numeric): boolean {
  return value instanceof Long || typeof value === 'bigint' || Number.isInteger(toNumber(value))
}

/** The integer result of bit operations, of the widest type that took part. */
export function fromBigInt(value: bigint, kinds: readonly NumericKind[]): Numeric {
  return kinds.includes('long') || !isInt32(Number(value))
    ? Long.fromBigInt(BigInt.asIntN(64, value))
    : Number(value)
}
