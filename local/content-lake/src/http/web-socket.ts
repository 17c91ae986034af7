import {Buffer} from 'node:buffer'

import type {RawData, WebSocket} from 'ws'

const PING_MS = 20_000

export function frameText(raw: RawData) {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString()
  return Buffer.isBuffer(raw) ? raw.toString() : Buffer.from(raw).toString()
}

/** Ends a socket whose other side has gone without a word. */
export function keepAlive(socket: WebSocket) {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, PING_MS)
  socket.on('close', () => clearInterval(timer))
  // The 'close' that follows every error does the cleaning up.
  socket.on('error', () => {})
}
