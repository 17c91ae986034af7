import type {FetchContent, SearchContent} from '@bfl/web/render-contract'

import type {Answer, AnswerStore} from '#content/answer-store.ts'
import type {ContentTypes} from '#content/content-revision.ts'

interface Read {
  ask(now: Date): Answer | Promise<Answer>
  /** Of the answer that was used. */
  tag: string
}

/** What a page was made from: its questions to the lake and what they were answered. */
export class RecordedReads {
  readonly #answers: AnswerStore
  readonly #now: Date
  readonly #reads: Read[] = []
  readonly #types = new Set<string>()
  #dependsOnEverything = false
  #hasFailed = false
  #expiresAt = Infinity

  constructor(answers: AnswerStore, now: Date) {
    this.#answers = answers
    this.#now = now
  }

  /** Whether an answer is missing in what was made, however well it was made without it. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  get types(): ContentTypes {
    return this.#dependsOnEverything ? 'everything' : this.#types
  }

  get expiresAt(): number {
    return this.#expiresAt
  }

  readonly fetchContent: FetchContent = async (query, params = {}) => {
    const text = await this.#read((now) => this.#answers.ask(query, atItsTime(params, now)))
    return JSON.parse(text)
  }

  readonly searchContent: SearchContent = async (...wanted) => {
    const text = await this.#read((now) => this.#answers.search(now, ...wanted))
    return JSON.parse(text)
  }

  /** Asks all questions again; null when an answer is another now, so that what was made has to be made anew. */
  async askAgain(now: Date): Promise<RecordedReads | null> {
    const again = new RecordedReads(this.#answers, now)
    const answers = await Promise.all(this.#reads.map(async (read) => read.ask(now)))
    for (const [index, read] of this.#reads.entries()) {
      const answer = answers[index]
      if (answer === undefined || answer.tag !== read.tag) return null
      again.#record(read, answer)
    }
    return again
  }

  async #read(ask: Read['ask']): Promise<string> {
    try {
      const answer = await ask(this.#now)
      this.#record({ask, tag: answer.tag}, answer)
      return answer.text
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  #record(read: Read, {types, expiresAt}: Answer): void {
    this.#reads.push(read)
    this.#expiresAt = Math.min(this.#expiresAt, expiresAt)
    if (types === 'everything') this.#dependsOnEverything = true
    else for (const type of types) this.#types.add(type)
  }
}

function atItsTime(params: Record<string, unknown>, now: Date): Record<string, unknown> {
  return 'now' in params ? {...params, now: now.toISOString()} : params
}
