import {nairobiDay} from '@bfl/schemas/domain/format-date'
import type {SearchDocumentsQueryResult} from '@bfl/schemas/generated'

import {hashtagWords} from '#search/words.ts'

export type SearchDocument = SearchDocumentsQueryResult[number]
export type SearchedType = SearchDocument['_type']
export const searchedTypes = [
  'story',
  'athlete',
  'womenStory',
  'raceResult',
] as const satisfies SearchedType[]

/** From what counts most to what counts least. */
export const searchedFields = ['title', 'hashtags', 'author', 'excerpt', 'body'] as const
export type SearchedField = (typeof searchedFields)[number]

/** A document as the index keeps it: its words by field, and what a search can be narrowed by. */
export interface SearchEntry {
  id: string
  number: number
  words: Readonly<Record<SearchedField, string>>
  /** Moment of publication or day of the race; what has none comes after what has. */
  date: string
  /** The same as a day in Nairobi. */
  day: string
  /** From which moment on readers see it; empty: always. What is never shown has no entry. */
  shownFrom: string
  isFeatured: boolean
  /** Name and slug of each. */
  category: readonly string[]
  author: readonly string[]
}

/** Null for what readers are never shown. */
export function searchEntry(document: SearchDocument): SearchEntry | null {
  const {_id, number, publishedAt, raceDate} = document
  if (!isShown(document)) return null
  const date = textOf(publishedAt ?? raceDate)
  return {
    id: _id,
    number: typeof number === 'number' ? number : 0,
    words: wordsByField(document),
    date,
    day: nairobiDay(date) ?? '',
    shownFrom: textOf(publishedAt),
    isFeatured: document.isFeatured,
    category: namesOf(document.category, document.categoryLabel),
    author: namesOf(document.author),
  }
}

function wordsByField(document: SearchDocument): SearchEntry['words'] {
  const {author, badge, category, categoryLabel, description, excerpt, location, raceDate} = document
  return {
    title: joined([document.name, document.title]),
    hashtags: joined([
      ...listOf(document.hashtags).map((hashtag) => hashtagWords(textOf(hashtag))),
      badge,
      categoryLabel,
      ...(document._type === 'raceResult' ? [category?.name, location, raceDate] : []),
    ]),
    author: textOf(author?.name),
    excerpt: joined([excerpt, description]),
    body: joined([document.text, ...listOf(document.asides), ...listOf(document.cells), document.fileName]),
  }
}

function isShown({_type, publishedAt, slug, status}: SearchDocument): boolean {
  if (_type === 'story') return textOf(slug) !== '' && textOf(publishedAt) !== ''
  return _type !== 'womenStory' || status === 'active'
}

function namesOf(entry: SearchDocument['category'] | SearchDocument['author'], label?: unknown): string[] {
  return [entry?.name, entry?.slug, label].map(textOf).filter((name) => name !== '')
}

function joined(parts: readonly unknown[]): string {
  return parts.map(textOf).join('\n')
}

// Imports and scripts write past the Studio's checks: what is no text has no words.
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
