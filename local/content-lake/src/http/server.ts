import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import {setTimeout as delay} from 'node:timers/promises'

import {reportFailure} from '#report-failure.ts'

import type {AllowedOrigins} from './allowed-origins.ts'
import {corsHeaders, preflightHeaders} from './cors.ts'
import type {Dispatch} from './dispatch.ts'
import {replyToError, sendReply} from './send-reply.ts'

const DRAIN_MS = 2000
const GRACE_MS = 2000

/** Tells whether it took the socket over. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

export interface HttpServer {
  server: Server
  /** Lets answers under way finish, for a moment; event streams, which never do by themselves, are ended. */
  stop(): Promise<void>
}

export function createHttpServer(options: {
  dispatch: Dispatch
  origins: AllowedOrigins
  upgrade: UpgradeHandler
}): HttpServer {
  const {dispatch, origins, upgrade} = options
  const streams = new Set<ServerResponse>()
  const idle = new Set<Duplex>()
  let isStopping = false
  const server = createServer({
    maxHeaderSize: 48 * 1024,
    headersTimeout: 20_000,
    requestTimeout: 10 * 60_000,
    // Longer than what proxies in front keep, so that they never write into a connection just closed.
    keepAliveTimeout: 75_000,
  })

  server.on('connection', (socket: Duplex) => {
    idle.add(socket)
    socket.on('close', () => idle.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const {socket} = request
    idle.delete(socket)
    response.on('close', () => {
      if (isStopping) socket.end()
      else if (!socket.destroyed) idle.add(socket)
    })
    answer(request, response).catch((error: unknown) => {
      // The reader went away while the answer was on its way; there is nobody left to tell.
      if (!isDisconnect(error)) reportFailure(error)
      response.destroy()
    })
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (!upgrade(request, socket, head)) refuseUpgrade(socket, '404 Not Found')
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  })
  return {server, stop}

  async function stop() {
    isStopping = true
    const closed = new Promise<void>((done) => server.close(() => done()))
    for (const stream of streams) stream.end()
    // Node's own count of idle connections leaves out those that have not asked for anything yet.
    for (const socket of idle) socket.destroy()
    await Promise.race([closed, delay(GRACE_MS, undefined, {ref: false})])
    server.closeAllConnections()
    await closed
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    request.on('error', () => {})
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.method === 'OPTIONS') {
      response.writeHead(204, preflightHeaders(origins, request.headers)).end()
      return
    }
    for (const [name, value] of Object.entries(corsHeaders(origins, request.headers))) {
      response.setHeader(name, value)
    }
    try {
      const {method = 'GET', url = '/', headers} = request
      const reply = await dispatch({method, target: url, headers, body: request})
      if (reply.kind === 'events') {
        streams.add(response)
        response.on('close', () => streams.delete(response))
      }
      await sendReply(response, reply)
    } catch (error) {
      if (response.headersSent || response.destroyed) throw error
      await sendReply(response, replyToError(error))
    }
    if (!request.complete) drain(request)
  }
}

export function refuseUpgrade(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** A body nobody wants is let through for a moment, so that its sender reads the refusal before the end. */
function drain(request: IncomingMessage) {
  const timer = setTimeout(() => request.destroy(), DRAIN_MS)
  timer.unref()
  request.on('close', () => clearTimeout(timer))
  request.resume()
}

function isDisconnect(error: unknown) {
  const codes = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
