import type {RawData, WebSocket} from 'ws'
import {z} from 'zod'

import {viewerOfBearer} from '#auth/identify.ts'
import type {Viewer} from '#http/endpoint.ts'
import {frameText, keepAlive} from '#http/web-socket.ts'
import type {Lake} from '#lake.ts'

const HEARTBEAT_MS = 15_000
const AUTHORIZATION_MS = 15_000
const MAX_SUBSCRIPTIONS = 20
const MAX_WAITING_BYTES = 1024 * 1024
const UNAUTHORIZED = 4001

const RpcId = z.union([z.string(), z.number()])
const Session = z.string().max(200)
const Call = z.discriminatedUnion('method', [
  z.object({id: RpcId, method: z.literal('authorization'), params: z.object({authorization: z.string()})}),
  z.object({id: RpcId, method: z.literal('presence_subscribe')}),
  z.object({
    id: RpcId,
    method: z.literal('presence_unsubscribe'),
    params: z.object({subscriptionId: z.string()}),
  }),
  z.object({
    id: RpcId,
    method: z.literal('presence_announce'),
    params: z.object({data: z.looseObject({sessionId: Session})}),
  }),
  z.object({id: RpcId, method: z.literal('presence_rollcall'), params: z.object({session: Session})}),
  z.object({id: RpcId, method: z.literal('presence_disconnect'), params: z.object({session: Session})}),
])
type Call = z.infer<typeof Call>

interface Peer {
  socket: WebSocket
  viewer: Viewer | null
  subscriptions: Set<string>
  session: string | null
}

/** Tells the people in one dataset where the others are; nothing of it is kept. */
export class PresenceRoom {
  readonly #lake: Lake
  readonly #peers = new Set<Peer>()

  constructor(lake: Lake) {
    this.#lake = lake
  }

  join(socket: WebSocket, viewer: Viewer | null) {
    const peer: Peer = {socket, viewer, subscriptions: new Set(), session: null}
    this.#peers.add(peer)
    keepAlive(socket)
    const heartbeat = setInterval(() => send(peer, '♥'), HEARTBEAT_MS)
    const deadline = setTimeout(() => {
      if (peer.viewer === null) socket.close(UNAUTHORIZED, 'unauthorized')
    }, AUTHORIZATION_MS)
    send(peer, '♥')

    socket.on('message', (raw) => this.#receive(peer, raw))
    socket.on('close', () => {
      clearInterval(heartbeat)
      clearTimeout(deadline)
      this.#peers.delete(peer)
      this.#announceDeparture(peer)
    })
  }

  #receive(peer: Peer, raw: RawData) {
    const {call, id} = parseCall(raw)
    if (!call) return reply(peer, id, {error: {code: -32600, message: 'Unknown method or wrong parameters'}})
    if (call.method === 'authorization') return this.#authorize(peer, call)
    if (peer.viewer === null) return reply(peer, id, {error: {code: UNAUTHORIZED, message: 'unauthorized'}})
    reply(peer, id, {result: this.#answer(peer, peer.viewer, call)})
  }

  #authorize(peer: Peer, call: Extract<Call, {method: 'authorization'}>) {
    try {
      peer.viewer = viewerOfBearer(call.params.authorization, this.#lake)
      reply(peer, call.id, {result: {}})
    } catch {
      peer.socket.close(UNAUTHORIZED, 'unauthorized')
    }
  }

  #answer(peer: Peer, viewer: Viewer, call: Exclude<Call, {method: 'authorization'}>) {
    switch (call.method) {
      case 'presence_subscribe': {
        if (peer.subscriptions.size >= MAX_SUBSCRIPTIONS) peer.subscriptions.clear()
        const subscription = this.#lake.randomId(12)
        peer.subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe':
        return peer.subscriptions.delete(call.params.subscriptionId)
      case 'presence_announce':
        peer.session = call.params.data.sessionId
        this.#tellOthers(peer, {type: 'state', i: viewer.id, m: call.params.data})
        return true
      case 'presence_rollcall':
        this.#tellOthers(peer, {type: 'rollCall', i: viewer.id, session: call.params.session})
        return true
      case 'presence_disconnect':
        this.#announceDeparture(peer)
        return true
    }
  }

  #announceDeparture(peer: Peer) {
    if (peer.viewer === null || peer.session === null) return
    this.#tellOthers(peer, {type: 'disconnect', i: peer.viewer.id, m: {session: peer.session}})
    peer.session = null
  }

  #tellOthers(sender: Peer, result: Record<string, unknown>) {
    for (const peer of this.#peers) {
      if (peer === sender || peer.viewer === null) continue
      for (const subscription of peer.subscriptions) {
        send(
          peer,
          JSON.stringify({jsonrpc: '2.0', method: 'presence_subscription', params: {subscription, result}}),
        )
      }
    }
  }
}

function reply(peer: Peer, id: string | number | null, outcome: {result: unknown} | {error: unknown}) {
  send(peer, JSON.stringify({jsonrpc: '2.0', id, ...outcome}))
}

function send({socket}: Peer, text: string) {
  if (socket.readyState !== socket.OPEN) return
  socket.send(text)
  if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
}

function parseCall(raw: RawData): {call: Call | null; id: string | number | null} {
  try {
    const message: unknown = JSON.parse(frameText(raw))
    const id = z.object({id: RpcId}).safeParse(message).data?.id ?? null
    return {call: Call.safeParse(message).data ?? null, id}
  } catch {
    return {call: null, id: null}
  }
}
