import type {Socket} from 'node:net'

import type {Doc} from '#bson/value.ts'
import type {MongoError} from '#mongo-error.ts'
import {reportFailure} from '#report-failure.ts'

import {createFramer} from './framer.ts'
import {ProtocolViolation, readRequest} from './message.ts'
import {frameReply} from './reply.ts'

/** How many messages may wait for their turn before no more are read. */
const MAX_WAITING = 16

/** The other side of the protocol: what answers the requests of one connection. */
export interface Conversation {
  answer(command: Doc): Promise<Uint8Array>
  refuse(refusal: MongoError): Uint8Array
  /** Strangers get less room than those who have logged in. */
  maxMessageBytes(): number
}

export interface Connection {
  /** Resolves when everything that has been read is answered. */
  idle(): Promise<void>
}

/** Answers one message after the other, and reads no faster than it answers and the client takes the answers. */
export function serve(socket: Socket, conversation: Conversation): Connection {
  let replies = 0
  let waiting = 0
  let running: Promise<void> = Promise.resolve()

  async function handle(message: Buffer) {
    if (socket.destroyed) return
    const request = readRequest(message)
    const body = request.command
      ? await conversation.answer(request.command)
      : conversation.refuse(request.refusal)
    if (!request.wantsReply || socket.destroyed) return
    replies = (replies + 1) & 0x7fffffff
    const isTaken = socket.write(frameReply(request, replies, body))
    if (!isTaken) await drained(socket)
  }

  function enqueue(message: Buffer) {
    waiting += 1
    if (waiting >= MAX_WAITING) socket.pause()
    running = running
      .then(() => handle(message))
      .catch(cutOff)
      .finally(() => {
        waiting -= 1
        if (waiting === 0) socket.resume()
      })
  }

  /** Whoever does not speak the protocol is cut off; the others notice nothing. */
  function cutOff(error: unknown) {
    if (!(error instanceof ProtocolViolation)) reportFailure(error)
    socket.destroy()
  }

  const take = createFramer(conversation.maxMessageBytes, enqueue)
  socket.on('data', (chunk) => {
    try {
      take(chunk)
    } catch (error) {
      cutOff(error)
    }
  })
  socket.on('error', () => socket.destroy())
  return {idle: () => running}
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done)
      socket.off('close', done)
      resolve()
    }
    socket.on('drain', done)
    socket.on('close', done)
  })
}
