import {LRUCache} from 'lru-cache'

import type {AnswerStore} from '#content/answer-store.ts'
import type {ContentRevision} from '#content/content-revision.ts'
import {RecordedReads} from '#content/recorded-reads.ts'
import {PageBody} from '#render/page-body.ts'

/** What a renderer makes of an address. */
export type Rendering =
  | {kind: 'redirect'; status: 301; location: string}
  | {
      kind: 'page'
      status: 200 | 404 | 503
      text: string
      contentType: string
      /** Where time alone changes it, as in a list of the last two days: the moment of that. */
      expiresAt?: Date | null
    }

export type RenderedPage =
  | {kind: 'page'; status: 200 | 404 | 503; contentType: string; body: PageBody}
  | {kind: 'redirect'; status: 301; location: string}

export interface StoredPage {
  page: RenderedPage
  /** Served although content may have changed, because a newer one could not be had. */
  isStale: boolean
}

export interface PageStoreOptions {
  revision: ContentRevision
  answers: AnswerStore
  render(
    url: string,
    content: Pick<RecordedReads, 'fetchContent' | 'searchContent'>,
    now: Date,
  ): Promise<Rendering>
  now(): Date
  onStale(url: string, error: unknown): void
}

interface Entry {
  page: RenderedPage
  /** What it was made from; asked again before it is made anew. */
  reads: RecordedReads
  /** The last revision at which it was found to be current. */
  revision: number
  lookedAt: number
  /** Time alone makes it old at this moment. */
  expiresAt: number
  /** No newer one is asked for before this moment, because asking has just failed. */
  notBefore: number
}

interface Made {
  page: RenderedPage
  isWhole: boolean
}

interface Flight {
  revision: number
  made: Promise<Made>
}

const mebibyte = 1024 * 1024
// A reader with a page at hand waits no longer than this for a newer one.
const patienceMs = 1500
// While the lake is not heard, or a page could not be renewed, the page is looked at again after this time.
const unheardMs = 1000

/**
 * Keeps rendered pages until content that they were made from changes: after a change of their types their questions are
 * asked again, and only another answer makes a page anew. Misses are rendered once however many ask, and where rendering fails the last
 * good page is served. Addresses without a page, and those with a query, have rooms of their own, so that a crawl of
 * invented addresses cannot push out what people read.
 */
export class PageStore {
  readonly #options: PageStoreOptions
  readonly #found = roomFor(64 * mebibyte, 5000)
  readonly #queried = roomFor(16 * mebibyte, 500)
  readonly #missing = roomFor(4 * mebibyte, 500)
  readonly #flights = new Map<string, Flight>()

  constructor(options: PageStoreOptions) {
    this.#options = options
  }

  /** Resolves at once, without a promise in between, when there is a current page: this is the hot path. */
  get(url: string): StoredPage | Promise<StoredPage> {
    const entry = this.#roomOf(url, true).get(url) ?? this.#missing.get(url)
    if (entry === undefined) return this.#renderFirst(url)
    return this.#isCurrent(entry) ? {page: entry.page, isStale: false} : this.#renew(url, entry)
  }

  async #renderFirst(url: string): Promise<StoredPage> {
    const {page} = await this.#fly(url, null)
    return {page, isStale: false}
  }

  async #renew(url: string, entry: Entry): Promise<StoredPage> {
    const stale: StoredPage = {page: entry.page, isStale: true}
    if (isWithin(this.#time(), entry.notBefore)) return stale
    try {
      const made = await Promise.race([this.#fly(url, entry), afterPatience()])
      if (made?.isWhole) return {page: made.page, isStale: false}
      this.#options.onStale(url, made === null ? 'rendering takes long' : 'content could not be read')
    } catch (error) {
      this.#options.onStale(url, error)
    }
    entry.notBefore = this.#time() + unheardMs
    return stale
  }

  #isCurrent(entry: Entry): boolean {
    const {revision} = this.#options
    const now = this.#time()
    if (now >= Math.min(entry.expiresAt, entry.reads.expiresAt)) return false
    if (entry.revision !== revision.current) {
      if (revision.hasChangedSince(entry.revision, entry.reads.types)) return false
      entry.revision = revision.current
    }
    return revision.isLive || isWithin(now, entry.lookedAt + unheardMs)
  }

  // A flight that started before the last change may carry what was there before: it is not joined.
  #fly(url: string, entry: Entry | null): Promise<Made> {
    const revision = this.#options.revision.current
    const underway = this.#flights.get(url)
    if (underway?.revision === revision) return underway.made

    const flight: Flight = {revision, made: this.#make(url, entry, revision)}
    this.#flights.set(url, flight)
    const landed = () => {
      if (this.#flights.get(url) === flight) this.#flights.delete(url)
    }
    flight.made.then(landed, landed)
    return flight.made
  }

  async #make(url: string, entry: Entry | null, revision: number): Promise<Made> {
    const now = this.#options.now()
    if (entry !== null && now.getTime() < entry.expiresAt) {
      const reads = await entry.reads.askAgain(now)
      if (reads !== null) {
        this.#keep(url, {...entry, reads, revision, lookedAt: now.getTime(), notBefore: 0})
        return {page: entry.page, isWhole: true}
      }
    }
    return this.#render(url, now, revision)
  }

  async #render(url: string, now: Date, revision: number): Promise<Made> {
    const reads = new RecordedReads(this.#options.answers, now)
    const rendering = await this.#options.render(url, reads, now)
    const page = pageOf(rendering)
    const isWhole = page.status !== 503 && !reads.hasFailed
    const expiresAt = (rendering.kind === 'page' && rendering.expiresAt?.getTime()) || Infinity
    if (isWhole) this.#keep(url, {page, reads, revision, lookedAt: now.getTime(), expiresAt, notBefore: 0})
    return {page, isWhole}
  }

  #keep(url: string, entry: Entry): void {
    const isFound = entry.page.status !== 404
    const room = this.#roomOf(url, isFound)
    const other = this.#roomOf(url, !isFound)
    const newer = room.peek(url) ?? other.peek(url)
    if (newer !== undefined && newer.revision > entry.revision) return
    other.delete(url)
    room.set(url, entry)
  }

  #roomOf(url: string, isFound: boolean) {
    if (!isFound) return this.#missing
    return url.includes('?') ? this.#queried : this.#found
  }

  #time(): number {
    return this.#options.now().getTime()
  }
}

function pageOf(rendering: Rendering): RenderedPage {
  if (rendering.kind === 'redirect') return rendering
  const {status, contentType, text} = rendering
  return {kind: 'page', status, contentType, body: new PageBody(text)}
}

function roomFor(bytes: number, count: number) {
  return new LRUCache<string, Entry>({
    max: count,
    maxSize: bytes,
    sizeCalculation: ({page}, url) => url.length + 500 + (page.kind === 'page' ? page.body.size : 0),
  })
}

/** Whether the short time until a moment still runs; a clock that was set back does not make it longer. */
function isWithin(now: number, end: number): boolean {
  return now < end && now >= end - unheardMs
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, null).unref()
  })
}
