import {createServer, type Server, type Socket} from 'node:net'

import type {Doc} from '#bson/value.ts'
import type {MongoError} from '#mongo-error.ts'
import {reportFailure} from '#report-failure.ts'

import {HEADER_BYTES, MAX_MESSAGE_BYTES, ProtocolViolation, readRequest} from './message.ts'
import {frameReply} from './reply.ts'

/** Answers the requests of one connection, one after the other. */
export interface Conversation {
  answer(command: Doc): Promise<Uint8Array>
  refuse(refusal: MongoError): Uint8Array
  close(): void
}

export interface WireServer {
  server: Server
  /** Lets what is running finish, then ends every connection. */
  close(): Promise<void>
  /** Ends what is still open at once. */
  cutOff(): void
}

export function createWireServer(open: () => Conversation): WireServer {
  const sockets = new Map<Socket, {idle(): Promise<void>}>()
  const server = createServer({noDelay: true}, (socket) => {
    const connection = serve(socket, open())
    sockets.set(socket, connection)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    server,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      await Promise.all(
        [...sockets].map(async ([socket, {idle}]) => {
          socket.pause()
          await idle()
          socket.destroySoon()
        }),
      )
      await closed
    },
    cutOff() {
      for (const socket of sockets.keys()) socket.destroy()
    },
  }
}

function serve(socket: Socket, conversation: Conversation) {
  let replies = 0
  let running: Promise<void> = Promise.resolve()

  async function handle(message: Buffer) {
    if (socket.destroyed) return
    const request = readRequest(message)
    const body = request.command
      ? await conversation.answer(request.command)
      : conversation.refuse(request.refusal)
    if (!request.wantsReply || socket.destroyed) return
    replies = (replies + 1) & 0x7fffffff
    socket.write(frameReply(request, replies, body))
  }

  const take = createFramer((message) => {
    running = running
      .then(() => handle(message))
      .catch((error: unknown) => {
        // Whoever does not speak the protocol is cut off; the others notice nothing.
        if (!(error instanceof ProtocolViolation)) reportFailure(error)
        socket.destroy()
      })
  })
  socket.on('data', (chunk) => {
    try {
      take(chunk)
    } catch {
      socket.destroy()
    }
  })
  socket.on('error', () => socket.destroy())
  socket.once('close', () => conversation.close())
  return {idle: () => running}
}

/** Cuts the stream into whole messages. */
function createFramer(emit: (message: Buffer) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = []
  let size = 0
  let wanted = HEADER_BYTES
  return (chunk) => {
    chunks.push(chunk)
    size += chunk.length
    if (size < wanted) return
    let buffer = Buffer.concat(chunks, size)
    while (buffer.length >= HEADER_BYTES) {
      const length = buffer.readInt32LE(0)
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
        throw new ProtocolViolation(`a message of ${length} bytes`)
      if (buffer.length < length) {
        wanted = length
        break
      }
      emit(buffer.subarray(0, length))
      buffer = buffer.subarray(length)
      wanted = HEADER_BYTES
    }
    chunks = [buffer]
    size = buffer.length
  }
}
