import {once} from 'node:events'
import {connect, createServer, type Socket} from 'node:net'

type State = 'open' | 'shut' | 'slow'

const slowMs = 10_000

/** A way to a port that can be shut, or be so slow that each answer takes ten seconds. */
export interface TcpGate extends AsyncDisposable {
  /** Host and port. */
  address: string
  turn(state: State): void
}

export async function openGate(target: {host: string; port: number}): Promise<TcpGate> {
  let state: State = 'open'
  const sockets = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Whatever breaks here is what the test is about.
    socket.on('error', () => socket.destroy())
  }

  const server = createServer((near) => {
    if (state === 'shut') {
      near.destroy()
      return
    }
    const far = connect(target)
    keep(near)
    keep(far)
    near.pipe(far)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
    far.on('data', (bytes) => {
      if (state !== 'slow') {
        near.write(bytes)
        return
      }
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (!near.destroyed) near.write(bytes)
      }, slowMs)
      timers.add(timer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0

  function cut(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    for (const socket of sockets) socket.destroy()
  }

  return {
    address: `127.0.0.1:${port}`,
    turn(next) {
      state = next
      // What was slow or shut does not go on as if nothing had been: bytes are missing in between.
      if (next !== 'slow') cut()
    },
    async [Symbol.asyncDispose]() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
