import {nextStoryMomentQuery} from '@bfl/schemas/queries'
import type {SearchContent} from '@bfl/web/render-contract'
import {LRUCache} from 'lru-cache'

import type {ContentRevision, ContentTypes} from '#content/content-revision.ts'
import {typesOfQuery} from '#content/query-types.ts'
import {contentTag} from '#http/conditional.ts'

/** What the lake said to a query, as text: whoever reads it gets an object of their own. */
export interface Answer {
  text: string
  /** The same for the same text, so that two answers are compared without keeping both. */
  tag: string
  types: ContentTypes
  /** The revision before it was read: whatever is newer may be missing. */
  revision: number
  readAt: number
  /** The moment at which a scheduled story would change it. */
  expiresAt: number
}

type Params = Record<string, unknown>

export interface AnswerStoreOptions {
  read(query: string, params: Params): Promise<unknown>
  search: SearchContent
  revision: ContentRevision
  now(): Date
}

interface Question {
  key: string
  types: ContentTypes
  /** The moment that it is asked for, where the answer depends on that. */
  now: unknown
  read(): Promise<unknown>
}

// What a search finds goes by these too: a story by its author, a result by its category.
const searchedBeside = ['author', 'category', 'raceCategory']

const mebibyte = 1024 * 1024
// While the lake is not heard, an answer is good for no longer than this.
const unheardMs = 1000

/**
 * Keeps the lake's answers until a document of a type that they depend on changes. `$now` is no part of what is asked: an
 * answer that depends on it is good until the next scheduled story comes out. One question is under way once at a time.
 */
export class AnswerStore {
  readonly #options: AnswerStoreOptions
  readonly #answers = new LRUCache<string, Answer>({
    max: 10_000,
    maxSize: 32 * mebibyte,
    sizeCalculation: ({text}, key) => text.length + key.length + 200,
  })
  readonly #flights = new Map<string, {revision: number; answer: Promise<Answer>}>()

  constructor(options: AnswerStoreOptions) {
    this.#options = options
  }

  ask(query: string, params: Params = {}): Answer | Promise<Answer> {
    return this.#answer({
      key: keyOf(query, params),
      types: typesOfQuery(query),
      now: query === nextStoryMomentQuery ? undefined : params['now'],
      read: () => this.#options.read(query, params),
    })
  }

  search(now: Date, ...wanted: Parameters<SearchContent>): Answer | Promise<Answer> {
    return this.#answer({
      key: JSON.stringify(wanted),
      types: new Set([wanted[0], ...searchedBeside]),
      now: now.toISOString(),
      read: () => this.#options.search(...wanted),
    })
  }

  #answer(question: Question): Answer | Promise<Answer> {
    const kept = this.#answers.get(question.key)
    return kept !== undefined && this.#isCurrent(kept) ? kept : this.#fly(question)
  }

  #isCurrent({types, revision, readAt, expiresAt}: Answer): boolean {
    const now = this.#time()
    // A clock that was set back makes nothing older than it is.
    if (now >= expiresAt || now < readAt) return false
    if (this.#options.revision.hasChangedSince(revision, types)) return false
    return this.#options.revision.isLive || now < readAt + unheardMs
  }

  #fly(question: Question): Promise<Answer> {
    const {key} = question
    const revision = this.#options.revision.current
    const underway = this.#flights.get(key)
    if (underway?.revision === revision) return underway.answer

    const flight = {revision, answer: this.#read(question, revision)}
    this.#flights.set(key, flight)
    const landed = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    flight.answer.then((answer) => {
      landed()
      this.#keep(key, answer)
    }, landed)
    return flight.answer
  }

  async #read({key, types, now, read}: Question, revision: number): Promise<Answer> {
    const readAt = this.#time()
    const [value, moment] = await Promise.all([
      read(),
      now === undefined ? null : this.ask(nextStoryMomentQuery, {now}),
    ])
    const text = JSON.stringify(value ?? null)
    const expiresAt = key === momentKey ? momentIn(text) : (moment?.expiresAt ?? Infinity)
    return {text, tag: contentTag(text), types, revision, readAt, expiresAt}
  }

  #keep(key: string, answer: Answer): void {
    const newer = this.#answers.peek(key)
    if (newer === undefined || newer.revision <= answer.revision) this.#answers.set(key, answer)
  }

  #time(): number {
    return this.#options.now().getTime()
  }
}

function keyOf(query: string, {now: _now, ...params}: Params): string {
  return `${query}\n${JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}

const momentKey = keyOf(nextStoryMomentQuery, {})

function momentIn(text: string): number {
  const moment: unknown = JSON.parse(text)
  return typeof moment === 'string' ? Date.parse(moment) : Infinity
}
