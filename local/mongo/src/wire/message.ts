import {decode} from '#bson/decode.ts'
import {setField, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

export const HEADER_BYTES = 16
export const MAX_MESSAGE_BYTES = 48_000_000

export const opcodes = {reply: 1, query: 2004, message: 2013} as const

const CHECKSUM_PRESENT = 1
const MORE_TO_COME = 2
const EXHAUST_ALLOWED = 1 << 16
/** A reader must refuse what it does not know of the lower sixteen bits. */
const REQUIRED_BITS = 0xffff

/** Bytes that are no message of MongoDB's protocol; the connection they came by is closed. */
export class ProtocolViolation extends Error {
  override name = 'ProtocolViolation'
}

export interface Framing {
  id: number
  /** The first handshake of old clients comes as a query, and is answered as one. */
  style: 'message' | 'query'
  wantsReply: boolean
}

/** A command, or why its BSON is none. */
export type Request = Framing & ({command: Doc} | {command: null; refusal: MongoError})

/** Reads one whole message, header included. */
export function readRequest(message: Buffer): Request {
  const framing = readFraming(message)
  try {
    return {...framing, command: framing.style === 'message' ? readMessage(message) : readQuery(message)}
  } catch (error) {
    if (error instanceof MongoError) return {...framing, command: null, refusal: error}
    throw error
  }
}

function readFraming(message: Buffer): Framing {
  const id = message.readInt32LE(4)
  const opcode = message.readInt32LE(12)
  if (opcode === opcodes.query) return {id, style: 'query', wantsReply: true}
  if (opcode !== opcodes.message || message.length < HEADER_BYTES + 4) {
    throw new ProtocolViolation(`the operation code ${opcode} is not spoken here`)
  }
  return {id, style: 'message', wantsReply: (message.readUInt32LE(HEADER_BYTES) & MORE_TO_COME) === 0}
}

function readMessage(message: Buffer): Doc {
  const flags = message.readUInt32LE(HEADER_BYTES)
  if ((flags & REQUIRED_BITS & ~(CHECKSUM_PRESENT | MORE_TO_COME | EXHAUST_ALLOWED)) !== 0) {
    throw new ProtocolViolation(`unknown flags ${flags}`)
  }
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0)
  let body: Doc | null = null
  const sequences: {name: string; documents: Doc[]}[] = []
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = message.readUInt8(at)
    const section = readSized(message, at + 1, end)
    if (kind === 0 && !body) body = decode(section)
    else if (kind === 1) sequences.push(readSequence(section))
    else throw new ProtocolViolation(`unexpected section of kind ${kind}`)
    at += 1 + section.length
  }
  if (!body) throw new ProtocolViolation('a message without a body')
  for (const {name, documents} of sequences) {
    if (Object.hasOwn(body, name)) throw new ProtocolViolation(`the field ${name} comes twice`)
    setField(body, name, documents)
  }
  return body
}

function readSequence(section: Buffer): {name: string; documents: Doc[]} {
  const nameEnd = section.indexOf(0, 4)
  if (nameEnd < 0) throw new ProtocolViolation('a document sequence without a name')
  const documents: Doc[] = []
  for (let at = nameEnd + 1; at < section.length;) {
    const bytes = readSized(section, at, section.length)
    documents.push(decode(bytes))
    at += bytes.length
  }
  return {name: section.toString('utf8', 4, nameEnd), documents}
}

/** What begins with its own length. */
function readSized(buffer: Buffer, at: number, end: number): Buffer {
  if (at + 4 > end) throw new ProtocolViolation('a section that is cut off')
  const length = buffer.readInt32LE(at)
  if (length < 5 || at + length > end) throw new ProtocolViolation('a section longer than its message')
  return buffer.subarray(at, at + length)
}

function readQuery(message: Buffer): Doc {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4)
  if (nameEnd < 0) throw new ProtocolViolation('a query without a collection')
  const [db = '', ...rest] = message.toString('utf8', HEADER_BYTES + 4, nameEnd).split('.')
  if (rest.join('.') !== '$cmd') throw new ProtocolViolation('a query that is no command')
  const command = decode(readSized(message, nameEnd + 9, message.length))
  return {...command, $db: db}
}
