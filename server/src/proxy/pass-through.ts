import {Agent, type IncomingMessage, type ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'

import {createProxyServer} from 'http-proxy-3'
import type {Logger} from 'pino'

import {requestId} from '#http/request-id.ts'
import {setForwardedHeaders} from '#proxy/forwarded-headers.ts'
import {isUploadPath} from '#proxy/lake-paths.ts'

/** Hands calls of the content lake's clients on to it, so that a browser needs one origin alone. */
export interface PassThrough {
  pass(request: IncomingMessage, response: ServerResponse): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends streams and sockets, which would never end by themselves. */
  stop(): void
}

export interface PassThroughOptions {
  target: string
  trustedProxies: number
  log: Logger
  /** How long the lake may be silent in the middle of a call; its streams send a sign of life every 15 s. */
  silenceMs?: number
}

// A picture with a script inside must stay a picture, even when somebody opens its address.
const uploadPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"
const refusedUpgrade = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
const scriptable = /html|xml|svg/i

export function createPassThrough({
  target,
  trustedProxies,
  log,
  silenceMs = 60_000,
}: PassThroughOptions): PassThrough {
  // Idle connections are given up before the lake's own limit of 5 s, or a request could meet a closing one.
  const agent = new Agent({keepAlive: true, timeout: 4000, maxFreeSockets: 32})
  const proxy = createProxyServer({target, agent, connectTimeout: 5000, proxyTimeout: silenceMs})
  const sockets = createProxyServer({target, connectTimeout: 5000, ws: true})
  const streams = new Set<ServerResponse>()
  const openSockets = new Set<Duplex>()
  // A refusal in the middle of frames would be noise.
  const upgraded = new WeakSet<object>()

  proxy.on('proxyRes', (answer, request, response) => {
    if (isUploadPath(request.url ?? '')) guardUpload(answer)
    if (answer.headers['content-type']?.startsWith('text/event-stream')) {
      streams.add(response)
      response.once('close', () => streams.delete(response))
      // The first event can be long in coming; the client waits for the headers.
      setImmediate(() => response.headersSent || response.flushHeaders())
    }
    // A lake that dies in the middle of an answer must not look like the end of the answer.
    answer.once('close', () => {
      if (!answer.complete) response.destroy()
    })
  })

  // As listeners and not as callbacks: the library throws at errors of a client's socket when nobody listens.
  proxy.on('error', (error, request, response) => {
    if (!('writeHead' in response) || response.destroyed || request.socket.destroyed) return
    report(error, request)
    if (response.headersSent) response.destroy()
    else refuse(request, response)
  })
  sockets.on('proxyReqWs', (lakeRequest, _request, socket) => {
    lakeRequest.once('upgrade', () => upgraded.add(socket))
  })
  sockets.on('error', (error, request, socket) => {
    if (upgraded.has(socket) || socket.destroyed || !('end' in socket)) {
      socket.destroy()
      return
    }
    report(error, request)
    socket.end(refusedUpgrade)
  })

  function report(error: Error, request: IncomingMessage): void {
    log.warn({err: error, request_id: requestId(request)}, 'the content lake cannot be reached')
  }

  return {
    pass(request, response) {
      setForwardedHeaders(request, trustedProxies)
      proxy.web(request, response, {})
    },
    upgrade(request, socket, head) {
      setForwardedHeaders(request, trustedProxies)
      openSockets.add(socket)
      socket.once('close', () => openSockets.delete(socket))
      sockets.ws(request, socket, head)
    },
    stop() {
      for (const response of streams) response.destroy()
      for (const socket of openSockets) socket.destroy()
      // Not the whole agent: calls under way are to get their answers.
      for (const idle of Object.values(agent.freeSockets).flat()) idle?.destroy()
    },
  }
}

function guardUpload(answer: IncomingMessage): void {
  const isScriptable = scriptable.test(answer.headers['content-type'] ?? '')
  // Not for everything: the sandbox would keep browsers from showing a PDF.
  answer.headers['content-security-policy'] = isScriptable ? `${uploadPolicy}; sandbox` : uploadPolicy
  answer.headers['x-content-type-options'] = 'nosniff'
}

/** In the form that the lake's clients read; they try again on 503. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The content lake does not answer. Please try again in a moment.',
    request_id: requestId(request),
  })
  response.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  })
  response.end(body)
  // What is still being uploaded has nowhere to go.
  request.resume()
}
