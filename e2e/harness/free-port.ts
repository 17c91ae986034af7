import net from 'node:net'

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const {promise, resolve, reject} = Promise.withResolvers<number>()
  const server = net.createServer()
  server.once('error', reject)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    server.close(() => resolve(port))
  })
  return promise
}
