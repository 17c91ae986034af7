import type {RenderResult} from '@bfl/web/render-contract'
import {LRUCache} from 'lru-cache'

import type {ContentRevision} from '#content/content-revision.ts'
import {PageBody} from '#render/page-body.ts'

export type RenderedPage =
  | {kind: 'page'; status: 200 | 404 | 503; body: PageBody}
  | {kind: 'redirect'; status: 301; location: string}

export interface StoredPage {
  page: RenderedPage
  /** Served although content may have changed, because a newer one could not be had. */
  isStale: boolean
}

export interface PageStoreOptions {
  revision: ContentRevision
  render(url: string): Promise<RenderResult>
  now(): Date
  onStale(url: string, error: unknown): void
}

interface Entry {
  page: RenderedPage
  revision: number
  renderedAt: number
  expiresAt: number
  /** No newer one is asked for before this moment, because asking has just failed. */
  notBefore: number
}

interface Flight {
  revision: number
  page: Promise<RenderedPage>
}

const mebibyte = 1024 * 1024
// A reader with a page at hand waits no longer than this for a newer one.
const patienceMs = 1500
// While the lake is not heard, or a page could not be renewed, the page is looked at again after this time.
const unheardMs = 1000

/**
 * Keeps rendered pages until content changes. Misses are rendered once however many ask, and where rendering fails the last
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
    return {page: await this.#fly(url), isStale: false}
  }

  async #renew(url: string, entry: Entry): Promise<StoredPage> {
    const stale: StoredPage = {page: entry.page, isStale: true}
    if (isWithin(this.#time(), entry.notBefore)) return stale
    try {
      const page = await Promise.race([this.#fly(url), afterPatience()])
      if (page !== null && page.status !== 503) return {page, isStale: false}
      this.#options.onStale(url, page === null ? 'rendering takes long' : 'content could not be read')
    } catch (error) {
      this.#options.onStale(url, error)
    }
    entry.notBefore = this.#time() + unheardMs
    return stale
  }

  #isCurrent(entry: Entry): boolean {
    const {revision} = this.#options
    const now = this.#time()
    if (entry.revision !== revision.current || now >= entry.expiresAt) return false
    return revision.isLive || isWithin(now, entry.renderedAt + unheardMs)
  }

  // A flight that started before the last change may carry what was there before: it is not joined.
  #fly(url: string): Promise<RenderedPage> {
    const revision = this.#options.revision.current
    const underway = this.#flights.get(url)
    if (underway?.revision === revision) return underway.page

    const flight: Flight = {revision, page: this.#render(url, revision)}
    this.#flights.set(url, flight)
    const landed = () => {
      if (this.#flights.get(url) === flight) this.#flights.delete(url)
    }
    flight.page.then(landed, landed)
    return flight.page
  }

  async #render(url: string, revision: number): Promise<RenderedPage> {
    const renderedAt = this.#time()
    const result = await this.#options.render(url)
    const page: RenderedPage =
      result.kind === 'page' ? {kind: 'page', status: result.status, body: new PageBody(result.html)} : result
    if (page.status !== 503)
      this.#keep(url, {page, revision, renderedAt, expiresAt: expiryOf(result), notBefore: 0})
    return page
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

function roomFor(bytes: number, count: number) {
  return new LRUCache<string, Entry>({
    max: count,
    maxSize: bytes,
    sizeCalculation: ({page}, url) => url.length + 500 + (page.kind === 'page' ? page.body.size : 0),
  })
}

function expiryOf(result: RenderResult): number {
  return result.kind === 'page' && result.expiresAt !== null ? result.expiresAt.getTime() : Infinity
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
