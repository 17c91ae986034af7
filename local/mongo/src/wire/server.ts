import {createServer, type Server, type Socket} from 'node:net'

import {serve, type Connection, type Conversation} from './connection.ts'

export interface WireServer {
  server: Server
  /** Lets what is running finish, then ends every connection. */
  close(): Promise<void>
  /** Ends what is still open at once. */
  cutOff(): void
}

export function createWireServer(open: () => Conversation): WireServer {
  const connections = new Map<Socket, Connection>()
  const server = createServer({noDelay: true}, (socket) => {
    connections.set(socket, serve(socket, open()))
    socket.once('close', () => connections.delete(socket))
  })
  return {
    server,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      await Promise.all(
        [...connections].map(async ([socket, connection]) => {
          socket.removeAllListeners('data')
          await connection.idle()
          socket.destroySoon()
        }),
      )
      await closed
    },
    cutOff() {
      for (const socket of connections.keys()) socket.destroy()
    },
  }
}
