import {isObject} from '#store/json.ts'
import type {LakeDocument} from '#store/lake-document.ts'

interface Entry {
  key: unknown
  document: LakeDocument
}

export type Bound = {operator: '<' | '<=' | '>' | '>='; value: string | number} | {operator: 'defined'}

const ranks: Record<string, number> = {number: 2, string: 3, boolean: 4}
const rankOfOthers = 100
const rankOfNothing = 101

/** Documents ordered by the value at a path exactly as GROQ orders them, then by id. */
export class SortedIndex {
  readonly #path: readonly string[]
  readonly #entries: Entry[]

  constructor(path: string, documents: readonly LakeDocument[]) {
    this.#path = path.split('.')
    this.#entries = documents.map((document) => this.#entry(document)).toSorted(compareEntries)
  }

  add(document: LakeDocument) {
    const entry = this.#entry(document)
    this.#entries.splice(this.#place(entry), 0, entry)
  }

  remove(document: LakeDocument) {
    const place = this.#place(this.#entry(document))
    if (this.#entries[place]?.document._id === document._id) this.#entries.splice(place, 1)
  }

  /** Walks what lies within the bounds in one direction; documents with equal values come together, by id. */
  *groups(direction: 'asc' | 'desc', bounds: readonly Bound[]): Generator<readonly LakeDocument[]> {
    let [start, end] = this.#range(bounds)
    while (start < end) {
      const {key} = this.#entries[direction === 'asc' ? start : end - 1] ?? {}
      const first =
        direction === 'asc'
          ? start
          : Math.max(
              start,
              this.#first((other) => !isBefore(other, key)),
            )
      const last =
        direction === 'asc'
          ? Math.min(
              end,
              this.#first((other) => isBefore(key, other)),
            )
          : end
      yield this.#entries.slice(first, last).map(({document}) => document)
      if (direction === 'asc') start = last
      else end = first
    }
  }

  /** How many documents lie within the bounds. */
  count(bounds: readonly Bound[]): number {
    const [start, end] = this.#range(bounds)
    return Math.max(0, end - start)
  }

  /** Those whose value is this one. */
  equal(value: string | number): readonly LakeDocument[] {
    const [start, end] = this.#range([
      {operator: '>=', value},
      {operator: '<=', value},
    ])
    return this.#entries.slice(start, Math.max(start, end)).map(({document}) => document)
  }

  /**
   * The documents that lie at the places `from` up to `to` of what is within the bounds, and how many were passed over before
   * the first of them. Unless the order is final, documents of equal value come whole: which of them are meant is not decided here.
   */
  page(
    bounds: readonly Bound[],
    {direction, from, to, isFinal}: {direction: 'asc' | 'desc'; from: number; to: number; isFinal: boolean},
  ): {documents: readonly LakeDocument[]; skipped: number} {
    const [start, end] = this.#range(bounds)
    const length = Math.max(0, end - start)
    if (from >= length || from >= to) return {documents: [], skipped: Math.min(from, length)}
    const last = Math.min(to, length)
    let [first, beyond] = direction === 'asc' ? [start + from, start + last] : [end - last, end - from]
    if (!isFinal || direction === 'desc') {
      const low = this.#entries[first]?.key
      const high = this.#entries[beyond - 1]?.key
      first = Math.max(
        start,
        this.#first((key) => !isBefore(key, low)),
      )
      beyond = Math.min(
        end,
        this.#first((key) => isBefore(high, key)),
      )
    }
    const documents = this.#entries.slice(first, beyond).map(({document}) => document)
    return {documents, skipped: direction === 'asc' ? first - start : end - beyond}
  }

  #range(bounds: readonly Bound[]): [number, number] {
    let start = 0
    let end = this.#entries.length
    for (const bound of bounds) {
      if (bound.operator === 'defined') {
        end = Math.min(
          end,
          this.#first((key) => rank(key) === rankOfNothing),
        )
        continue
      }
      const {operator, value} = bound
      // Only values of the same kind compare; those of other kinds never satisfy a comparison.
      start = Math.max(
        start,
        this.#first((key) => rank(key) >= rank(value)),
      )
      end = Math.min(
        end,
        this.#first((key) => rank(key) > rank(value)),
      )
      if (operator === '>')
        start = Math.max(
          start,
          this.#first((key) => compareKeys(key, value) > 0),
        )
      if (operator === '>=')
        start = Math.max(
          start,
          this.#first((key) => compareKeys(key, value) >= 0),
        )
      if (operator === '<')
        end = Math.min(
          end,
          this.#first((key) => compareKeys(key, value) >= 0),
        )
      if (operator === '<=')
        end = Math.min(
          end,
          this.#first((key) => compareKeys(key, value) > 0),
        )
    }
    return [start, end]
  }

  #first(isReached: (key: unknown) => boolean) {
    return search(this.#entries, (entry) => isReached(entry.key))
  }

  #place(entry: Entry) {
    return search(this.#entries, (candidate) => compareEntries(candidate, entry) >= 0)
  }

  #entry(document: LakeDocument): Entry {
    let key: unknown = document
    for (const name of this.#path) key = isObject(key) && Object.hasOwn(key, name) ? key[name] : null
    return {key, document}
  }
}

function search(entries: readonly Entry[], isReached: (entry: Entry) => boolean) {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = entries[middle]
    if (entry && isReached(entry)) high = middle
    else low = middle + 1
  }
  return low
}

function rank(key: unknown) {
  if (key === null || key === undefined) return rankOfNothing
  return ranks[typeof key] ?? rankOfOthers
}

/** As GROQ orders: values that can't be compared with each other and missing ones are all equal. */
function isBefore(a: unknown, b: unknown) {
  const difference = Math.min(rank(a), rankOfOthers) - Math.min(rank(b), rankOfOthers)
  return (difference || compareSameKind(a, b)) < 0
}

function compareEntries(a: Entry, b: Entry) {
  return compareKeys(a.key, b.key) || compareSameKind(a.document._id, b.document._id)
}

function compareKeys(a: unknown, b: unknown) {
  return rank(a) - rank(b) || compareSameKind(a, b)
}

function compareSameKind(a: unknown, b: unknown) {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  return 0
}
