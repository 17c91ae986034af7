import {setImmediate as nextTurn, setTimeout as wait} from 'node:timers/promises'

import {searchDocumentsQuery, searchPageQuery, searchReferringQuery} from '@bfl/schemas/queries'
import type {SanityClient} from '@sanity/client'
import type {Logger} from 'pino'
import {z} from 'zod'

import {Failure} from '#http/failure.ts'
import {type SearchDocument, type SearchedType, searchedTypes, searchEntry} from '#search/search-entry.ts'
import {type SearchFilter, TypeIndex} from '#search/type-index.ts'

export interface ContentSearchOptions {
  reader: SanityClient
  log: Logger
  now(): Date
  /** What was answered meanwhile may have been out of date. */
  onLate(): void
}

/** What the listener tells of a published document; `result` is missing when it went. */
export interface HeardChange {
  documentId: string
  result?: unknown
}

type Indexes = Record<SearchedType, TypeIndex>

const documentsACall = 200
const documentsATurn = 20
const patienceMs = 2000
const latenessMs = 300
const firstDelayMs = 200
const lastDelayMs = 5000
const Referred = z.object({_type: z.enum(['author', 'category', 'raceCategory'])})

/**
 * Searches all published content in an index that this process keeps in memory. It is built from the lake whenever the
 * listener gets through to it, and afterwards follows what the listener hears; the lake itself is never asked to search.
 */
export class ContentSearch {
  readonly #options: ContentSearchOptions
  readonly #first = Promise.withResolvers<Indexes>()
  #indexes: Indexes | null = null
  #isStale = false
  readonly #changed = new Set<string>()
  readonly #renamed = new Set<string>()
  #work: Promise<void> | null = null
  #isStopped = false

  constructor(options: ContentSearchOptions) {
    this.#options = options
  }

  /** Ids of published documents that have every word, best first. Throws `unavailable` where there is no index yet. */
  async rank(type: SearchedType, text: string, filter: SearchFilter = {}): Promise<readonly string[]> {
    // What was published a moment ago is found; a lake that is slow to tell of it keeps nobody waiting.
    await within(this.idle, latenessMs)
    const indexes = this.#indexes ?? (await within(this.#first.promise, patienceMs))
    if (indexes === null) throw new Failure('unavailable')
    return indexes[type].rank(text, this.#options.now(), filter)
  }

  /** Makes the index anew, because changes may have been missed; the one there is stays in use until then. */
  rebuild(): void {
    this.#isStale = true
    this.#start()
  }

  changed({documentId, result}: HeardChange): void {
    this.#changed.add(documentId)
    if (Referred.safeParse(result).success) this.#renamed.add(documentId)
    this.#start()
  }

  /** Resolves when everything heard of so far can be found. */
  get idle(): Promise<void> {
    return this.#work ?? Promise.resolve()
  }

  stop(): void {
    this.#isStopped = true
  }

  #start(): void {
    this.#work ??= this.#followUp().finally(() => (this.#work = null))
  }

  async #followUp(): Promise<void> {
    let failures = 0
    while (!this.#isStopped && (this.#isStale || this.#changed.size > 0)) {
      const started = performance.now()
      try {
        await this.#step()
        if (failures > 0 || performance.now() - started > latenessMs) this.#options.onLate()
        failures = 0
      } catch (error) {
        if (failures === 0)
          this.#options.log.warn({err: error}, 'content cannot be read for the search; trying again')
        await wait(Math.min(firstDelayMs * 2 ** failures, lastDelayMs), undefined, {ref: false})
        failures += 1
      }
    }
  }

  async #step(): Promise<void> {
    if (this.#isStale || this.#indexes === null) return this.#build()
    const ids = take(this.#changed)
    const renamed = take(this.#renamed)
    try {
      const referring = await Promise.all(renamed.map((id) => this.#referring(id)))
      const affected = [...new Set([...ids, ...referring.flat()])]
      for (let start = 0; start < affected.length; start += documentsACall) {
        await this.#refresh(affected.slice(start, start + documentsACall), this.#indexes)
      }
    } catch (error) {
      for (const id of ids) this.#changed.add(id)
      for (const id of renamed) this.#renamed.add(id)
      throw error
    }
  }

  async #build(): Promise<void> {
    // What changes while it is built is heard of, and read once more afterwards.
    this.#isStale = false
    try {
      const indexes: Indexes = {
        story: new TypeIndex(),
        athlete: new TypeIndex(),
        womenStory: new TypeIndex(),
        raceResult: new TypeIndex(),
      }
      for (const type of searchedTypes) await this.#fill(indexes[type], type)
      this.#indexes = indexes
      this.#first.resolve(indexes)
    } catch (error) {
      this.#isStale = true
      throw error
    }
  }

  async #fill(index: TypeIndex, type: SearchedType): Promise<void> {
    let after = ''
    for (;;) {
      const page: SearchDocument[] = await this.#options.reader.fetch(
        searchPageQuery,
        {type, after, size: documentsACall},
        {tag: 'server.search'},
      )
      for (const [place, document] of page.entries()) {
        put(document, index)
        // Others are served in between.
        if (place % documentsATurn === 0) await nextTurn()
      }
      const last = page.at(-1)
      if (last === undefined || page.length < documentsACall) return
      after = last._id
    }
  }

  async #refresh(ids: readonly string[], indexes: Indexes): Promise<void> {
    const found = await this.#options.reader.fetch(searchDocumentsQuery, {ids}, {tag: 'server.search'})
    for (const type of searchedTypes) for (const id of ids) indexes[type].remove(id)
    for (const document of found) put(document, indexes[document._type])
  }

  #referring(id: string): Promise<string[]> {
    return this.#options.reader.fetch(searchReferringQuery, {id}, {tag: 'server.search'})
  }
}

function put(document: SearchDocument, index: TypeIndex): void {
  const entry = searchEntry(document)
  if (entry !== null) index.put(entry)
}

function within<Result>(promise: Promise<Result>, ms: number): Promise<Result | null> {
  return Promise.race([promise, wait(ms, null, {ref: false})])
}

function take(ids: Set<string>): string[] {
  const taken = [...ids]
  ids.clear()
  return taken
}
