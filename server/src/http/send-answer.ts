import type {IncomingMessage, ServerResponse} from 'node:http'

import {contentTag, isFresh} from '#http/conditional.ts'
import {chooseEncoding, encodeFast, type Encoding} from '#http/encodings.ts'

// Compressing less than this costs more than it saves.
const leastCompressed = 1000

/** The bytes of an answer in the encodings that callers take, each made once, when first asked for. */
export class AnswerBody {
  readonly #plain: Buffer
  readonly #tag: string
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>()

  constructor(text: string) {
    this.#plain = Buffer.from(text)
    this.#tag = contentTag(this.#plain)
  }

  /** What this holds in memory, compressed forms included. */
  get size(): number {
    return this.#plain.length * 2
  }

  encodingFor(accepted: string | undefined): Encoding {
    return this.#plain.length < leastCompressed ? 'identity' : chooseEncoding(accepted)
  }

  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
  }

  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#plain
    const known = this.#encoded.get(encoding)
    if (known !== undefined) return known
    const making = encodeFast(this.#plain, encoding)
    this.#encoded.set(encoding, making)
    void making.then((bytes) => this.#encoded.set(encoding, bytes))
    return making
  }
}

const vary = 'Authorization, Accept-Encoding'

/** Sends what everybody may have, from its prepared bytes, without Express building the answer. */
export async function sendAnswer(
  body: AnswerBody,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = body.encodingFor(request.headers['accept-encoding'])
  const etag = body.etag(encoding)
  const known = response.getHeader('Vary')
  const headers: Record<string, string | number> = {
    'Cache-Control': 'public, max-age=0, s-maxage=2',
    'Content-Type': 'application/json; charset=utf-8',
    ETag: etag,
    Vary: known === undefined ? vary : `${String(known)}, ${vary}`,
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  if (isFresh(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const made = body.bytes(encoding)
  const bytes = made instanceof Promise ? await made : made
  headers['Content-Length'] = bytes.length
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
