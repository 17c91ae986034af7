import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'bson'

import {MongoError} from '#mongo-error.ts'

import {setField, type Doc} from './value.ts'

/** Deeper documents are refused, as MongoDB refuses them. */
const MAX_DEPTH = 200

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true})

/**
 * Reads BSON without changing what was stored: bson's own reader promotes 64-bit integers and whole doubles to the
 * same JavaScript number and turns {$ref, $id} into a class, so a document would come back from an update altered.
 */
export function decode(bytes: Uint8Array): Doc {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const reader = {buffer, at: 0, depth: 0}
    const doc = readDocument(reader)
    if (reader.at !== buffer.length) throw invalid('bytes after the end')
    return doc
  } catch (error) {
    if (error instanceof MongoError) throw error
    throw invalid(error instanceof Error ? error.message : String(error))
  }
}

interface Reader {
  buffer: Buffer
  at: number
  depth: number
}

function invalid(reason: string) {
  return new MongoError('InvalidBSON', `Invalid BSON: ${reason}`)
}

function readDocument(reader: Reader): Doc {
  const doc: Doc = {}
  readElements(reader, (key, value) => setField(doc, key, value))
  return doc
}

function readArray(reader: Reader): unknown[] {
  const array: unknown[] = []
  readElements(reader, (_key, value) => array.push(value))
  return array
}

function readElements(reader: Reader, add: (key: string, value: unknown) => void) {
  const {buffer, at} = reader
  const length = buffer.readInt32LE(at)
  const end = at + length
  if (length < 5 || end > buffer.length) throw invalid('a document longer than its message')
  if (++reader.depth > MAX_DEPTH)
    throw new MongoError('InvalidBSON', 'BSONObj exceeds maximum nested object depth')
  reader.at = at + 4
  for (;;) {
    const type = buffer[reader.at++]
    if (type === 0) break
    const key = readCString(reader)
    add(key, readValue(reader, type))
    if (reader.at >= end) throw invalid('a document without its end')
  }
  if (reader.at !== end) throw invalid('a document of another length than it says')
  reader.depth -= 1
}

function readCString(reader: Reader): string {
  const end = reader.buffer.indexOf(0, reader.at)
  if (end < 0) throw invalid('a name without its end')
  const text = readText(reader.buffer, reader.at, end)
  reader.at = end + 1
  return text
}

function readString(reader: Reader): string {
  const length = reader.buffer.readInt32LE(reader.at)
  const start = reader.at + 4
  const end = start + length - 1
  if (length < 1 || reader.buffer[end] !== 0) throw invalid('a string without its end')
  reader.at = end + 1
  return readText(reader.buffer, start, end)
}

function readText(buffer: Buffer, start: number, end: number): string {
  // Short ASCII is by far the most common, and much quicker without the decoder.
  if (end - start < 24) {
    let text = ''
    let at = start
    for (; at < end; at += 1) {
      const byte = buffer[at] ?? 128
      if (byte > 127) break
      text += String.fromCharCode(byte)
    }
    if (at === end) return text
  }
  return utf8.decode(buffer.subarray(start, end))
}

function readValue(reader: Reader, type: number | undefined): unknown {
  const {buffer, at} = reader
  switch (type) {
    case 0x01:
      reader.at += 8
      return asDouble(buffer.readDoubleLE(at))
    case 0x02:
      return readString(reader)
    case 0x03:
      return readDocument(reader)
    case 0x04:
      return readArray(reader)
    case 0x05:
      return readBinary(reader)
    case 0x06:
    case 0x0a:
      return null
    case 0x07:
      reader.at += 12
      return new ObjectId(copy(buffer, at, 12))
    case 0x08: {
      const flag = buffer[at]
      if (flag !== 0 && flag !== 1) throw invalid('a boolean that is neither true nor false')
      reader.at += 1
      return flag === 1
    }
    case 0x09:
      reader.at += 8
      return new Date(Number(buffer.readBigInt64LE(at)))
    case 0x0b: {
      const pattern = readCString(reader)
      return new BSONRegExp(pattern, readCString(reader))
    }
    case 0x0d:
      return new Code(readString(reader))
    case 0x0e:
      return new BSONSymbol(readString(reader))
    case 0x0f: {
      reader.at += 4
      const code = readString(reader)
      return new Code(code, readDocument(reader))
    }
    case 0x10:
      reader.at += 4
      return buffer.readInt32LE(at)
    case 0x11:
      reader.at += 8
      return new Timestamp({t: buffer.readUInt32LE(at + 4), i: buffer.readUInt32LE(at)})
    case 0x12:
      reader.at += 8
      return Long.fromBits(buffer.readInt32LE(at), buffer.readInt32LE(at + 4))
    case 0x13:
      reader.at += 16
      return new Decimal128(copy(buffer, at, 16))
    case 0xff:
      return new MinKey()
    case 0x7f:
      return new MaxKey()
    default:
      throw invalid(`the element type 0x${(type ?? 0).toString(16)} is unknown`)
  }
}

function readBinary(reader: Reader): Binary {
  const {buffer} = reader
  let length = buffer.readInt32LE(reader.at)
  const subtype = buffer.readUInt8(reader.at + 4)
  let start = reader.at + 5
  if (length < 0 || start + length > buffer.length) throw invalid('binary data longer than its message')
  reader.at = start + length
  if (subtype === Binary.SUBTYPE_BYTE_ARRAY) {
    if (buffer.readInt32LE(start) !== length - 4)
      throw invalid('old binary data of another length than it says')
    start += 4
    length -= 4
  }
  const data = copy(buffer, start, length)
  return subtype === Binary.SUBTYPE_UUID && length === 16 ? new UUID(data) : new Binary(data, subtype)
}

/** The bytes of a message are reused, those of a value must not be. */
function copy(buffer: Buffer, start: number, length: number): Buffer {
  if (start + length > buffer.length) throw invalid('a value longer than its message')
  return Buffer.from(buffer.subarray(start, start + length))
}

/** A whole double that fits 32 bits would be written as an integer if it were a plain number. */
export function asDouble(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value
}

export function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0)
}
