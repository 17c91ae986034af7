import {HEADER_BYTES, opcodes, type Framing} from './message.ts'

/** Frames an encoded reply for the request it answers. */
export function frameReply(request: Framing, replyId: number, body: Uint8Array): Buffer {
  return request.style === 'message'
    ? frameMessage(request, replyId, body)
    : frameQueryReply(request, replyId, body)
}

function frameMessage(request: Framing, replyId: number, body: Uint8Array): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + 5)
  writeHeader(head, head.length + body.length, replyId, request.id, opcodes.message)
  return Buffer.concat([head, body])
}

function frameQueryReply(request: Framing, replyId: number, body: Uint8Array): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + 20)
  writeHeader(head, head.length + body.length, replyId, request.id, opcodes.reply)
  // Flags "await capable", no cursor, from the start, one document.
  head.writeInt32LE(8, HEADER_BYTES)
  head.writeInt32LE(1, HEADER_BYTES + 16)
  return Buffer.concat([head, body])
}

function writeHeader(head: Buffer, length: number, id: number, answersId: number, opcode: number) {
  head.writeInt32LE(length, 0)
  head.writeInt32LE(id, 4)
  head.writeInt32LE(answersId, 8)
  head.writeInt32LE(opcode, 12)
}
