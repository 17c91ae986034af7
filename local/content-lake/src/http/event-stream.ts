import type {ServerResponse} from 'node:http'

import type {EventSink} from './endpoint.ts'

const HEARTBEAT_MS = 15_000
const MAX_WAITING_BYTES = 8 * 1024 * 1024

export function eventText(name: string, data: unknown, id?: string) {
  const head = id === undefined ? '' : `id: ${oneLine(id)}\n`
  return `${head}event: ${oneLine(name)}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Sends server-sent events until either side ends; a consumer that does not keep up is cut off. */
export function sendEvents(response: ServerResponse, subscribe: (sink: EventSink) => () => void) {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  let unsubscribe: (() => void) | null = null
  response.on('close', stop)
  unsubscribe = subscribe({
    event: (name, data, id) => write(eventText(name, data, id)),
    end: () => response.end(),
  })
  if (response.destroyed || response.writableEnded) stop()

  function write(text: string) {
    if (response.destroyed || response.writableEnded) return
    response.write(text)
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy()
  }

  function stop() {
    clearInterval(heartbeat)
    unsubscribe?.()
    unsubscribe = null
  }
}

function oneLine(text: string) {
  return text.replaceAll(/[\r\n]/g, ' ')
}
