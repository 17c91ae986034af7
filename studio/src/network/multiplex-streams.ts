import {requestUrl} from './refuse-foreign-requests.ts'
import {StreamSocket} from './stream-socket.ts'

type Fetch = typeof globalThis.fetch

const streamPath = /^\/v[^/]+\/data\/(?:listen|live\/events)\//

/**
 * Carries every event stream of the page over one WebSocket. A browser opens six connections to a host over
 * HTTP/1.1 and the Studio keeps as many streams open, so that saving would wait for ever.
 */
export function multiplexStreams(fetch: Fetch, lakeOrigin: string): Fetch {
  const socketUrl = `${lakeOrigin.replace(/^http/, 'ws')}/vX/multiplex`
  let socket: StreamSocket | null = null

  return async (input, init) => {
    const url = requestUrl(input)
    const request = input instanceof Request ? input : undefined
    const headers = new Headers(init?.headers ?? request?.headers)
    const isStream = headers.get('accept')?.includes('text/event-stream') && streamPath.test(url.pathname)
    if (!isStream || url.origin !== lakeOrigin) return fetch(input, init)

    // A socket that was lost has failed its streams; the client's own reconnecting asks here again.
    if (!socket?.isUsable) socket = new StreamSocket(socketUrl)
    const signal = init?.signal ?? request?.signal
    return socket.openStream({url, headers, ...(signal ? {signal} : {})})
  }
}
