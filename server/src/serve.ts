import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import type {Duplex} from 'node:stream'
import {setTimeout as wait} from 'node:timers/promises'

import type {Logger} from 'pino'

import {createApp} from '#app.ts'
import type {Config} from '#config.ts'
import {DocumentCompleter} from '#content/complete-documents.ts'
import {listenToLake} from '#content/listen-to-lake.ts'
import {type Context, createContext} from '#context.ts'
import {isLakePath} from '#proxy/lake-paths.ts'
import {loadSiteBuild} from '#render/site-build.ts'
import {StartFault} from '#start-fault.ts'

export interface ServeOptions {
  config: Config
  log: Logger
  /** Folders of the built web app and the built Studio. */
  webDirectory: string
  studioDirectory: string
}

export interface RunningServer {
  origin: string
  context: Context
  /** Lets requests under way finish, ends streams and sockets, and resolves when everything is closed. */
  close(): Promise<void>
}

const graceMs = 3000

export async function serve({
  config,
  log,
  webDirectory,
  studioDirectory,
}: ServeOptions): Promise<RunningServer> {
  const build = await loadSiteBuild(webDirectory)
  const server = createServer({requestTimeout: 15 * 60_000, keepAliveTimeout: 65_000})
  const origin = await listen(server, config)

  // From here to the request handler nothing is awaited, so no request can come before it.
  const port = new URL(origin).port
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`
  const context = createContext({config, publicUrl, log, build, studioDirectory})
  server.on('request', createApp(context))
  acceptUpgrades(server, context)
  const unused = unusedConnections(server)
  const listener = startListening(context)

  async function close(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    for (const socket of unused) socket.destroy()
    context.passThrough?.stop()
    listener.stop()
    context.search.stop()
    await Promise.race([closed, wait(graceMs, undefined, {ref: false})])
    server.closeAllConnections()
    await closed
    await context.people.close()
  }

  let closing: Promise<void> | null = null
  return {origin, context, close: () => (closing ??= close())}
}

async function listen(server: Server, {host, port}: Config): Promise<string> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartFault(sayListenFault(error, host, port), {cause: error})
  }
  const address = server.address()
  const bound = isBound(address) ? address.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`
}

function isBound(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

function sayListenFault(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : 'unknown'
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop what uses it, or set PORT to a free one.`
  if (code === 'EACCES')
    return `Port ${port} on ${host} is not allowed for this user. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST ${host} is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for the whole network.`
  }
  return `The server cannot listen on ${host}:${port} (${String(code)}). Set HOST and PORT.`
}

/** Connections that browsers opened ahead of need: the server's own closing of idle ones leaves them out. */
function unusedConnections(server: Server): ReadonlySet<Duplex> {
  const unused = new Set<Duplex>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({socket}) => unused.delete(socket))
  server.on('upgrade', ({socket}) => unused.delete(socket))
  return unused
}

function acceptUpgrades(server: Server, {passThrough}: Context): void {
  server.on('upgrade', (request, socket, head) => {
    if (passThrough !== null && isLakePath(request.url ?? '')) {
      passThrough.upgrade(request, socket, head)
      return
    }
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
}

function startListening({client, log, revision, search, writers}: Context) {
  if (writers === null)
    log.warn('SANITY_API_WRITE_TOKEN is not set: content of other clients gets no numbers')
  const completer = writers === null ? null : new DocumentCompleter(writers.background, log)
  return listenToLake({
    client,
    revision,
    log,
    onChange(event) {
      completer?.changed(event)
      search.changed(event)
    },
    onConnect() {
      completer?.sweep()
      search.rebuild()
    },
  })
}
