import type {IncomingMessage, ServerResponse} from 'node:http'

import type {RequestHandler} from 'express'
import {LRUCache} from 'lru-cache'

import type {ContentRevision} from '#content/content-revision.ts'
import {AnswerBody, sendAnswer} from '#http/send-answer.ts'

interface Entry {
  body: AnswerBody
  revision: number
  deeds: number
  madeAt: number
}

interface Flight {
  revision: number
  deeds: number
  body: Promise<AnswerBody>
}

export interface KeptAnswersOptions {
  revision: ContentRevision
  now(): Date
}

const mebibyte = 1024 * 1024
// What people do is counted anew after this time; content is as old as the revision says.
const longestMs = 2000
// While nobody tells of changes, content is looked at again after this time.
const unheardMs = 1000

/**
 * What strangers are answered, as bytes that are ready to go out: the same address is asked for by many, and what they get
 * differs only when content changes or people like, say and read something. Made once however many ask.
 */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions
  readonly #kept = new LRUCache<string, Entry>({
    max: 5000,
    maxSize: 32 * mebibyte,
    sizeCalculation: ({body}, address) => body.size + address.length + 300,
  })
  readonly #flights = new Map<string, Flight>()

  #deeds = 0

  constructor(options: KeptAnswersOptions) {
    this.#options = options
  }

  /** Somebody did something through this server that may be in any answer: who likes a story looks at the number next. */
  outdate(): void {
    this.#deeds += 1
  }

  /** Answers what is kept before anything else looks at the request; this is the hot path. */
  readonly middleware: RequestHandler = (request, response, next) => {
    const entry = isShareable(request) ? this.#kept.get(request.originalUrl) : undefined
    if (entry !== undefined && this.#isCurrent(entry)) return sendAnswer(entry.body, request, response)
    return next()
  }

  /** Answers a request that is shareable; `make` gives the envelope. */
  async send(
    request: IncomingMessage & {originalUrl: string},
    response: ServerResponse,
    make: () => Promise<object>,
  ): Promise<void> {
    await sendAnswer(await this.#fly(request.originalUrl, make), request, response)
  }

  #isCurrent({revision, deeds, madeAt}: Entry): boolean {
    const {revision: content} = this.#options
    if (deeds !== this.#deeds || revision !== content.current) return false
    const age = this.#options.now().getTime() - madeAt
    // A clock that was set back makes nothing older than it is.
    return age >= 0 && age < (content.isLive ? longestMs : unheardMs)
  }

  // A flight that started before the last change may carry what was there before: it is not joined.
  #fly(address: string, make: () => Promise<object>): Promise<AnswerBody> {
    const revision = this.#options.revision.current
    const underway = this.#flights.get(address)
    const deeds = this.#deeds
    if (underway?.revision === revision && underway.deeds === deeds) return underway.body
    const flight = {revision, deeds, body: this.#make(address, {revision, deeds}, make)}
    this.#flights.set(address, flight)
    const landed = () => {
      if (this.#flights.get(address) === flight) this.#flights.delete(address)
    }
    flight.body.then(landed, landed)
    return flight.body
  }

  async #make(
    address: string,
    asOf: {revision: number; deeds: number},
    make: () => Promise<object>,
  ): Promise<AnswerBody> {
    const madeAt = this.#options.now().getTime()
    const body = new AnswerBody(JSON.stringify({success: true, ...(await make())}))
    const newer = this.#kept.peek(address)
    const isNewest = newer === undefined || (newer.revision <= asOf.revision && newer.deeds <= asOf.deeds)
    if (isNewest) this.#kept.set(address, {body, madeAt, ...asOf})
    return body
  }
}

export function isShareable({method, headers}: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.authorization === undefined
}
