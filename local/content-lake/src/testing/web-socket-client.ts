import {once} from 'node:events'

import {WebSocket} from 'ws'

export interface TestSocket extends AsyncDisposable {
  send(message: unknown): void
  sendText(text: string): void
  /** The next message, whether it has come already or not. */
  next(): Promise<string>
  nextJson(): Promise<Record<string, unknown>>
  closed(): Promise<number>
}

/** Rejects with the HTTP status when the upgrade is refused. */
export async function openSocket(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const socket = new WebSocket(origin.replace(/^http/, 'ws') + path, {headers})
  const messages: string[] = []
  const waiting: ((message: string) => void)[] = []
  let closeCode: number | null = null
  socket.on('message', (raw: Buffer) => {
    const message = raw.toString()
    const take = waiting.shift()
    if (take) take(message)
    else messages.push(message)
  })
  socket.on('close', (code) => {
    closeCode = code
  })
  await once(socket, 'open')
  const next = () => {
    const message = messages.shift()
    return message === undefined
      ? new Promise<string>((resolve) => waiting.push(resolve))
      : Promise.resolve(message)
  }
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    sendText: (text) => socket.send(text),
    next,
    nextJson: async () => Object.fromEntries(Object.entries(JSON.parse(await next()))),
    closed: async () => {
      if (closeCode === null) await once(socket, 'close')
      return closeCode ?? 0
    },
    async [Symbol.asyncDispose]() {
      socket.terminate()
    },
  }
}
