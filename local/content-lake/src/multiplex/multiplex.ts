import type {IncomingMessage} from 'node:http'
import {Readable} from 'node:stream'

import type {RawData, WebSocket} from 'ws'
import {z} from 'zod'

import type {Dispatch} from '#http/dispatch.ts'
import type {Reply} from '#http/endpoint.ts'
import {eventText} from '#http/event-stream.ts'
import {notFound} from '#http/lake-error.ts'
import {replyToError} from '#http/send-reply.ts'
import {frameText, keepAlive} from '#http/web-socket.ts'
import {reportFailure} from '#report-failure.ts'

const MAX_STREAMS = 100
const MAX_WAITING_BYTES = 16 * 1024 * 1024
const EVENT_TARGET = /^\/v[^/]+\/data\/(?:listen|live\/events)\/[^/]+/

const StreamId = z.union([z.int(), z.string().max(64)])
const Frame = z.discriminatedUnion('op', [
  z.object({
    id: StreamId,
    op: z.literal('open'),
    path: z.string().max(64 * 1024),
    headers: z.record(z.string(), z.string()).default({}),
  }),
  z.object({id: StreamId, op: z.literal('close')}),
])
type StreamId = z.infer<typeof StreamId>
type OpenFrame = Extract<z.infer<typeof Frame>, {op: 'open'}>

/**
 * Carries many event streams over one WebSocket, because a browser opens at most six connections to a host over
 * HTTP/1.1 and one open document takes that many streams: the next request, the save, would wait for ever.
 *
 * In: {id, op: 'open', path, headers} and {id, op: 'close'}. Out: {id, s, h} with status and headers, {id, d} with a
 * piece of the body, {id, end: true}. A stream has the identity of its own Authorization header, else of the cookie
 * that came with the upgrade.
 */
export function serveMultiplex(socket: WebSocket, upgrade: IncomingMessage, dispatch: Dispatch) {
  const streams = new Map<StreamId, () => void>()
  keepAlive(socket)
  socket.on('message', receive)
  socket.on('close', () => {
    for (const close of streams.values()) close()
    streams.clear()
  })

  function receive(raw: RawData) {
    const frame = parseFrame(raw)
    if (!frame) return socket.close(1008, 'A frame is {id, op: "open", path, headers} or {id, op: "close"}')
    if (frame.op === 'close') return closeStream(frame.id)
    if (streams.has(frame.id)) return socket.close(1008, 'A stream of this id is already open')
    if (streams.size >= MAX_STREAMS) return socket.close(1008, `More than ${MAX_STREAMS} streams`)
    streams.set(frame.id, () => {})
    void open(frame)
  }

  async function open({id, path, headers}: OpenFrame) {
    let reply: Reply
    try {
      if (!EVENT_TARGET.test(path)) throw notFound('Only event streams can be multiplexed')
      reply = await dispatch({
        method: 'GET',
        target: path,
        headers: streamHeaders(headers),
        body: Readable.from([]),
      })
    } catch (error) {
      reply = replyToError(error)
    }
    if (!streams.has(id)) return
    if (reply.kind !== 'events') return answerOnce(id, reply)

    send({id, s: 200, h: {'content-type': 'text/event-stream; charset=utf-8'}})
    try {
      const unsubscribe = reply.subscribe({
        event: (name, data, eventId) => {
          if (streams.has(id)) send({id, d: eventText(name, data, eventId)})
        },
        end: () => {
          if (closeStream(id)) send({id, end: true})
        },
      })
      // It may have ended, from either side, while it was subscribing.
      if (streams.has(id)) streams.set(id, unsubscribe)
      else unsubscribe()
    } catch (error) {
      reportFailure(error)
      if (closeStream(id)) send({id, end: true})
    }
  }

  function answerOnce(id: StreamId, reply: Exclude<Reply, {kind: 'events'}>) {
    const body = reply.kind === 'json' ? JSON.stringify(reply.body) : ''
    send({id, s: reply.status ?? 200, h: {'content-type': 'application/json; charset=utf-8'}})
    send({id, d: body})
    send({id, end: true})
    streams.delete(id)
  }

  function closeStream(id: StreamId) {
    const close = streams.get(id)
    streams.delete(id)
    close?.()
    return close !== undefined
  }

  function streamHeaders(headers: Record<string, string>) {
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    const {authorization, 'last-event-id': lastEventId} = own
    return {
      accept: 'text/event-stream',
      ...(authorization === undefined ? {} : {authorization}),
      ...(lastEventId === undefined ? {} : {'last-event-id': lastEventId}),
      ...(upgrade.headers.cookie === undefined ? {} : {cookie: upgrade.headers.cookie}),
      ...(upgrade.headers.origin === undefined ? {} : {origin: upgrade.headers.origin}),
    }
  }

  function send(frame: Record<string, unknown>) {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify(frame))
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
  }
}

function parseFrame(raw: RawData) {
  try {
    return Frame.safeParse(JSON.parse(frameText(raw))).data ?? null
  } catch {
    return null
  }
}
