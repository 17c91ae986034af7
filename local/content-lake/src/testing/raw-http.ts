import {once} from 'node:events'
import {connect} from 'node:net'

/** Sends exactly these bytes and returns everything the server answers until it closes or falls silent. */
export async function sendRaw(origin: string, bytes: string | Buffer, silenceMs = 3000) {
  const {hostname, port} = new URL(origin)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setTimeout(silenceMs, () => socket.destroy())
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

export function rawRequest(method: string, target: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({host: 'lake', connection: 'close', ...headers}).map(
    ([k, v]) => `${k}: ${v}\r\n`,
  )
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`
}
