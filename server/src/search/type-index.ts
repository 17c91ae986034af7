import MiniSearch, {type Query, type SearchResult} from 'minisearch'

import {type SearchEntry, type SearchedField, searchedFields} from '#search/search-entry.ts'
import {askedWords, wordsOf} from '#search/words.ts'

/** What a search is narrowed to; a category or author goes by name or slug. */
export interface SearchFilter {
  category?: string | undefined
  author?: string | undefined
  isFeatured?: boolean | undefined
  /** The first and the last day, in Nairobi. */
  from?: string | undefined
  until?: string | undefined
}

const weights: Readonly<Record<SearchedField, number>> = {
  title: 8,
  hashtags: 5,
  author: 4,
  excerpt: 2,
  body: 1,
}
const fewAscii = /^[\x20-\x7e]{1,2}$/

/** The folded index of one type of content. */
export class TypeIndex {
  readonly #entries = new Map<string, SearchEntry>()
  readonly #index = new MiniSearch<SearchEntry>({
    fields: [...searchedFields],
    extractField: (entry, field) => (field === 'id' ? entry.id : fieldOf(entry, field)),
    tokenize: wordsOf,
    processTerm: (term) => term,
  })

  put(entry: SearchEntry): void {
    this.remove(entry.id)
    this.#entries.set(entry.id, entry)
    this.#index.add(entry)
  }

  remove(id: string): void {
    if (this.#entries.delete(id)) this.#index.discard(id)
  }

  /** Ids of what has every word, best first. Misspelt words are guessed at only where nothing has them as they are. */
  rank(text: string, now: Date, filter: SearchFilter = {}): string[] {
    const words = askedWords(text)
    if (words.length === 0) return []
    const moment = now.toISOString()
    const exact = this.#search({queries: words}).filter(({entry}) => entry.shownFrom <= moment)
    const found = exact.length > 0 ? exact : this.#search({queries: words.map(loosely)})
    return found
      .filter(({entry}) => entry.shownFrom <= moment && isWanted(entry, filter))
      .toSorted(compareHits)
      .map(({entry}) => entry.id)
  }

  #search(query: Query): Hit[] {
    const hits = this.#index.search(query, {combineWith: 'AND', boost: weights, prefix: isLong})
    return hits.flatMap((result) => this.#hit(result))
  }

  #hit(result: SearchResult): Hit[] {
    const entry = this.#entries.get(String(result.id))
    return entry === undefined ? [] : [{entry, place: bestPlace(result), score: rounded(result.score)}]
  }
}

interface Hit {
  entry: SearchEntry
  /** The first of the fields that has any of the words: how rare a word is never lifts a body over a title. */
  place: number
  score: number
}

function compareHits(a: Hit, b: Hit): number {
  return (
    a.place - b.place ||
    b.score - a.score ||
    compareText(b.entry.date, a.entry.date) ||
    b.entry.number - a.entry.number ||
    compareText(a.entry.id, b.entry.id)
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function bestPlace({match}: SearchResult): number {
  const fields = new Set(Object.values(match).flat())
  const place = searchedFields.findIndex((field) => fields.has(field))
  return place === -1 ? searchedFields.length : place
}

/** Averages of the index depend a little on the order in which documents came; the ranking may not. */
function rounded(score: number): number {
  return Math.round(score * 1e6)
}

function isWanted(entry: SearchEntry, filter: SearchFilter): boolean {
  const {author, category, from, isFeatured, until} = filter
  if (category !== undefined && !entry.category.includes(category)) return false
  if (author !== undefined && !entry.author.includes(author)) return false
  if (isFeatured !== undefined && entry.isFeatured !== isFeatured) return false
  if (from !== undefined && entry.day < from) return false
  return until === undefined || (entry.day !== '' && entry.day <= until)
}

function fieldOf({words}: SearchEntry, name: string): string {
  const field = searchedFields.find((candidate) => candidate === name)
  return field === undefined ? '' : words[field]
}

// Too many words begin with any one or two letters of the alphabet; of other scripts one is often a word.
function isLong(word: string): boolean {
  return !fewAscii.test(word)
}

/**
 * A letter too many, missing or wrong, two in long words; or two neighbours that changed places. One or two letters may begin a
 * name.
 */
function loosely(word: string): Query {
  if (!isLong(word)) return {queries: [word], prefix: true, fields: ['title', 'author']}
  if (word.length < 4 || /\d/.test(word)) return word
  const swapped = Array.from(
    {length: word.length - 1},
    (_, place) => word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  )
  return {
    combineWith: 'OR',
    queries: [{queries: [word], fuzzy: word.length < 8 ? 1 : 2}, ...swapped],
  }
}
