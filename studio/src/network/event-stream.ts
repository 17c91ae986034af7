const encoder = new TextEncoder()

/** One stream as the page sees it: a promise of a Response whose body grows until its end or a failure. */
export class EventStream {
  readonly response: Promise<Response>
  readonly #url: URL
  readonly #answer: (response: Response) => void
  readonly #refuse: (reason: unknown) => void
  readonly #body: ReadableStream<Uint8Array>
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null

  constructor(url: URL, onCancel: () => void) {
    const {promise, resolve, reject} = Promise.withResolvers<Response>()
    this.response = promise
    this.#url = url
    this.#answer = resolve
    this.#refuse = reject
    this.#body = new ReadableStream({
      start: (controller) => {
        this.#controller = controller
      },
      cancel: () => {
        this.#controller = null
        onCancel()
      },
    })
  }

  begin(status: number, headers: Record<string, string>): void {
    const response = new Response(this.#body, {status, headers})
    // Made responses have no address, and readers of event streams take the origin of events from it.
    Object.defineProperty(response, 'url', {value: this.#url.href})
    this.#answer(response)
  }

  add(text: string): void {
    this.#controller?.enqueue(encoder.encode(text))
  }

  end(): void {
    this.#controller?.close()
    this.#controller = null
  }

  /** Fails the promise where no head has come yet, and the body in any case. */
  fail(reason: unknown): void {
    this.#refuse(reason)
    this.#controller?.error(reason)
    this.#controller = null
  }
}
