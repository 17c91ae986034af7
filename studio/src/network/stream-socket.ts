import {EventStream} from './event-stream.ts'
import {type ClientFrame, parseFrame} from './frames.ts'

interface StreamRequest {
  url: URL
  headers: Headers
  signal?: AbortSignal
}

/** One WebSocket that carries many event streams. Lost once, it stays lost: its streams fail as a network would. */
export class StreamSocket {
  readonly #socket: WebSocket
  readonly #streams = new Map<number, EventStream>()
  readonly #waiting: ClientFrame[] = []
  #lastId = 0

  constructor(url: string) {
    this.#socket = new WebSocket(url)
    this.#socket.addEventListener('open', () => {
      for (const frame of this.#waiting.splice(0)) this.#socket.send(JSON.stringify(frame))
    })
    this.#socket.addEventListener('message', ({data}) => this.#receive(String(data)))
    this.#socket.addEventListener('close', () => this.#failAll())
    this.#socket.addEventListener('error', () => this.#failAll())
  }

  get isUsable(): boolean {
    const {readyState} = this.#socket
    return readyState === WebSocket.CONNECTING || readyState === WebSocket.OPEN
  }

  openStream({url, headers, signal}: StreamRequest): Promise<Response> {
    if (signal?.aborted) return Promise.reject(signal.reason)

    this.#lastId += 1
    const id = this.#lastId
    const stream = new EventStream(url, () => this.#close(id))
    this.#streams.set(id, stream)
    signal?.addEventListener('abort', () => {
      if (this.#close(id)) stream.fail(signal.reason)
    })
    this.#send({id, op: 'open', path: url.pathname + url.search, headers: Object.fromEntries(headers)})
    return stream.response
  }

  #receive(text: string): void {
    const frame = parseFrame(text)
    const stream = frame && this.#streams.get(frame.id)
    if (!frame || !stream) return

    if (frame.kind === 'head') return stream.begin(frame.status, frame.headers)
    if (frame.kind === 'piece') return stream.add(frame.text)
    this.#streams.delete(frame.id)
    stream.end()
  }

  #close(id: number): boolean {
    const wasOpen = this.#streams.delete(id)
    if (wasOpen) this.#send({id, op: 'close'})
    return wasOpen
  }

  #send(frame: ClientFrame): void {
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#waiting.push(frame)
    else if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #failAll(): void {
    const lost = [...this.#streams.values()]
    this.#streams.clear()
    for (const stream of lost) stream.fail(new TypeError('network error'))
  }
}
