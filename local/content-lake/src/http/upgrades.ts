import type {IncomingMessage} from 'node:http'

import {WebSocketServer} from 'ws'

import {identify} from '#auth/identify.ts'
import type {Lake} from '#lake.ts'
import {serveMultiplex} from '#multiplex/multiplex.ts'
import {PresenceRoom} from '#presence/presence.ts'

import type {Dispatch} from './dispatch.ts'
import {LakeError} from './lake-error.ts'
import {parseTarget, type RequestTarget} from './request-target.ts'
import {decodePathPart} from './router.ts'
import {refuseUpgrade, type UpgradeHandler} from './server.ts'

const MAX_FRAME_BYTES = 256 * 1024

/** The two WebSockets: the stream multiplexer and presence. */
export function createUpgrades(lake: Lake, dispatch: Dispatch): {handle: UpgradeHandler; close(): void} {
  const sockets = new WebSocketServer({noServer: true, maxPayload: MAX_FRAME_BYTES})
  const rooms = new Map<string, PresenceRoom>()
  return {handle, close}

  function handle(...[request, socket, head]: Parameters<UpgradeHandler>) {
    const target = targetOf(request)
    if (!target || target.apiVersion === null) return false
    const room = /^\/socket\/([^/]+)$/.exec(target.path)?.[1]
    if (target.path !== '/multiplex' && room === undefined) {
      lake.ledger.record('UPGRADE', request.url ?? '/')
      return false
    }
    // A browser sends cookies with a WebSocket whatever page opens it, and always says which page that is.
    const {origin} = request.headers
    if (origin !== undefined && !lake.origins.has(origin)) {
      refuseUpgrade(socket, '403 Forbidden')
      return true
    }
    try {
      const {viewer} = identify(request.headers, lake)
      const presence = room === undefined ? null : presenceRoom(decodePathPart(room))
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        if (presence) presence.join(webSocket, viewer)
        else serveMultiplex(webSocket, request, dispatch)
      })
    } catch (error) {
      refuseUpgrade(
        socket,
        error instanceof LakeError ? `${error.status} Refused` : '500 Internal Server Error',
      )
    }
    return true
  }

  function presenceRoom(dataset: string) {
    const {name} = lake.dataset(dataset)
    const room = rooms.get(name) ?? new PresenceRoom(lake)
    rooms.set(name, room)
    return room
  }

  function close() {
    for (const client of sockets.clients) client.close(1001, 'The content lake stops')
    sockets.close()
  }
}

function targetOf(request: IncomingMessage): RequestTarget | null {
  try {
    return parseTarget(request.url ?? '/')
  } catch {
    return null
  }
}
