import {WebSocket} from 'ws'
import {z} from 'zod'

const Frame = z.object({
  id: z.number(),
  s: z.number().optional(),
  h: z.record(z.string(), z.string()).optional(),
  d: z.string().optional(),
  end: z.boolean().optional(),
})

/** A fetch for event streams that opens them all over one WebSocket, as a page on plain http does. */
export function createMultiplexedFetch(origin: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/vX/multiplex`)
  const opened = new Promise<void>((resolve) => socket.once('open', () => resolve()))
  const streams = new Map<number, (frame: z.infer<typeof Frame>) => void>()
  let count = 0
  socket.on('message', (raw: Buffer) => {
    const frame = Frame.parse(JSON.parse(raw.toString()))
    streams.get(frame.id)?.(frame)
  })

  async function multiplexedFetch(url: string, headers: Record<string, string>): Promise<Response> {
    await opened
    count += 1
    const id = count
    const {pathname, search} = new URL(url)
    return new Promise((resolve) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.set(id, ({s, h, d, end}) => {
            if (s !== undefined) resolve(new Response(body, {status: s, headers: h ?? {}}))
            if (d !== undefined) controller.enqueue(new TextEncoder().encode(d))
            if (end) controller.close()
          })
        },
        cancel() {
          streams.delete(id)
          socket.send(JSON.stringify({id, op: 'close'}))
        },
      })
      socket.send(JSON.stringify({id, op: 'open', path: pathname + search, headers}))
    })
  }

  return {fetch: multiplexedFetch, opened: () => count, close: () => socket.close()}
}
