import {ObjectId, Timestamp} from 'bson'

import {asBinary, describeRare} from './compare.ts'
import {subtractExact, toExact, toNumber, type Exact} from './number.ts'
import {isDocument, isNumeric, typeOrder, type Numeric} from './value.ts'

/**
 * Bytes whose order is BSON's order, so that SQLite sorts, ranges over and keeps unique what it cannot understand.
 * Each value begins with its type and ends by itself: keys of several fields are simply joined.
 */
export function keyOf(value: unknown): Buffer {
  const writer = new KeyWriter()
  writeValue(writer, value)
  return writer.bytes()
}

/** A descending field's key: every byte turned over. */
export function directedKey(value: unknown, direction: 1 | -1): Buffer {
  const key = keyOf(value)
  return direction === 1 ? key : invert(key)
}

export function invert(key: Buffer): Buffer {
  return Buffer.from(key.map((byte) => 255 - byte))
}

/** The smallest key above every key that begins with these bytes; null when there is none. */
export function keyAfter(prefix: Buffer): Buffer | null {
  const end = prefix.findLastIndex((byte) => byte < 255)
  if (end < 0) return null
  const key = Buffer.from(prefix.subarray(0, end + 1))
  key.writeUInt8(key.readUInt8(end) + 1, end)
  return key
}

class KeyWriter {
  #buffer = Buffer.allocUnsafe(64)
  #length = 0

  byte(value: number) {
    this.#reserve(1)
    this.#buffer.writeUInt8(value, this.#length)
    this.#length += 1
  }

  raw(bytes: Uint8Array) {
    this.#reserve(bytes.length)
    this.#buffer.set(bytes, this.#length)
    this.#length += bytes.length
  }

  /** Ends with 00 00, a zero byte inside is followed by FF: a prefix sorts before what it begins. */
  terminated(bytes: Uint8Array) {
    for (const byte of bytes) {
      this.byte(byte)
      if (byte === 0) this.byte(255)
    }
    this.byte(0)
    this.byte(0)
  }

  text(value: string) {
    this.terminated(Buffer.from(value, 'utf8'))
  }

  signed64(value: bigint) {
    const bytes = Buffer.allocUnsafe(8)
    bytes.writeBigUInt64BE(BigInt.asUintN(64, value + (1n << 63n)))
    this.raw(bytes)
  }

  bytes(): Buffer {
    return Buffer.from(this.#buffer.subarray(0, this.#length))
  }

  #reserve(count: number) {
    if (this.#length + count <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + count))
    this.#buffer.copy(larger, 0, 0, this.#length)
    this.#buffer = larger
  }
}

function writeValue(writer: KeyWriter, value: unknown) {
  writer.byte(typeOrder(value))
  if (value === undefined || value === null) return
  if (typeof value === 'string') writer.text(value)
  else if (isNumeric(value)) writeNumber(writer, value)
  else if (typeof value === 'boolean') writer.byte(value ? 1 : 0)
  else if (value instanceof ObjectId) writer.raw(value.id)
  else if (value instanceof Date) writer.signed64(BigInt(value.getTime() || 0))
  else if (Array.isArray(value)) {
    for (const element of value) {
      writer.byte(1)
      writeValue(writer, element)
    }
    writer.byte(0)
  } else if (isDocument(value)) {
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue
      writer.byte(typeOrder(field))
      writer.text(name)
      writeValue(writer, field)
    }
    writer.byte(0)
  } else writeRare(writer, value)
}

function writeRare(writer: KeyWriter, value: unknown) {
  const binary = asBinary(value)
  if (binary) {
    const head = Buffer.allocUnsafe(5)
    head.writeUInt32BE(binary.data.length, 0)
    head.writeUInt8(binary.subtype, 4)
    writer.raw(head)
    writer.raw(binary.data)
  } else if (value instanceof Timestamp) writer.signed64(BigInt.asIntN(64, value.toBigInt() ^ (1n << 63n)))
  else writer.text(describeRare(value))
}

/** The nearest double, then how far the number is from it: long and decimal have more digits than a double. */
function writeNumber(writer: KeyWriter, value: Numeric) {
  let nearest = toNumber(value)
  if (Number.isNaN(nearest)) return writer.byte(0)
  writer.byte(1)
  const exact = typeof value === 'number' ? null : toExact(value)
  if (exact && !Number.isFinite(nearest)) nearest = Math.sign(nearest) * Number.MAX_VALUE
  const bytes = Buffer.allocUnsafe(8)
  bytes.writeDoubleBE(nearest === 0 ? 0 : nearest)
  if (nearest < 0) writer.raw(invert(bytes))
  else {
    bytes.writeUInt8(bytes.readUInt8(0) | 0x80, 0)
    writer.raw(bytes)
  }
  const double = exact && toExact(nearest)
  writeDifference(writer, exact && double ? subtractExact(exact, double) : null)
}

function writeDifference(writer: KeyWriter, difference: Exact | null) {
  if (!difference || difference.digits === 0n) return writer.byte(0x80)
  const isNegative = difference.digits < 0n
  const digits = String(isNegative ? -difference.digits : difference.digits)
  const head = Buffer.allocUnsafe(2)
  head.writeUInt16BE(difference.exponent + digits.length + 0x8000)
  const size = Buffer.concat([head, Buffer.from(digits.replace(/0+$/, '')), Buffer.from([0])])
  writer.byte(isNegative ? 0x7f : 0x81)
  writer.raw(isNegative ? invert(size) : size)
}
