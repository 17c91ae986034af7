import {HEADER_BYTES, ProtocolViolation} from './message.ts'

/** Cuts the stream of a connection into whole messages, none longer than the limit of the moment. */
export function createFramer(limit: () => number, emit: (message: Buffer) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = []
  let size = 0
  let wanted = HEADER_BYTES
  return (chunk) => {
    chunks.push(chunk)
    size += chunk.length
    if (size < wanted) return
    let buffer = Buffer.concat(chunks, size)
    wanted = HEADER_BYTES
    while (buffer.length >= HEADER_BYTES) {
      const length = buffer.readInt32LE(0)
      if (length < HEADER_BYTES || length > limit())
        throw new ProtocolViolation(`a message of ${length} bytes`)
      if (buffer.length < length) {
        wanted = length
        break
      }
      emit(buffer.subarray(0, length))
      buffer = buffer.subarray(length)
    }
    chunks = [buffer]
    size = buffer.length
  }
}
