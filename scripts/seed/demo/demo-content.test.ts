import {slugProblem} from '@bfl/schemas/domain/slug'
import type {SlugKind} from '@bfl/schemas/domain/slug'
import {expect, test} from 'vitest'

import {drawResultFile} from '#seed/files/draw-result-file.ts'

import {athletes} from './athletes.ts'
import {categories} from './categories.ts'
import {demoDocuments} from './documents.ts'
import {demoFiles} from './files.ts'
import {demoPictures} from './pictures.ts'
import {raceResults} from './race-results.ts'
import {placingsOf} from './results/placings.ts'
import {textsIn} from './rich-text.ts'
import {stories} from './stories.ts'
import {womenStories} from './women-stories.ts'

const documents = demoDocuments((name) => `image-${name}`)

test.each(stories.map((story) => [story.slug, story] as const))(
  '%s has 400 to 1,200 words',
  (_slug, {body}) => {
    const words = textsIn(body).join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(400)
    expect(words).toBeLessThanOrEqual(1200)
  },
)

test('every category that a page is fixed to has at least two stories', () => {
  const poor = categories.filter(({name}) => stories.filter(({category}) => category === name).length < 2)
  expect(poor).toEqual([])
})

test('there are at least 20 stories, 4 featured ones, 8 athletes and 4 women stories', () => {
  expect(stories.length).toBeGreaterThanOrEqual(20)
  expect(stories.filter(({isFeatured}) => isFeatured).length).toBeGreaterThanOrEqual(4)
  expect(athletes.length).toBeGreaterThanOrEqual(8)
  expect(womenStories.length).toBeGreaterThanOrEqual(4)
})

test('30 race results are dated before 1 December 2026, each with a file of its own name', () => {
  expect(raceResults.length).toBe(30)
  expect(new Set(raceResults.map(({fileName}) => fileName)).size).toBe(30)
  expect(new Set(raceResults.map(({file}) => file))).toEqual(new Set(['pdf', 'csv', 'scan', 'docx', 'xlsx']))
  const dates = raceResults.map(({raceDate}) => raceDate)
  expect(dates.toSorted().toReversed()).toEqual(dates)
  expect(dates.filter((date) => date < '2025-12-01' || date > '2026-12-01')).toEqual([])
})

test('a list names each finisher and bib once, in the order of their times', () => {
  for (const result of raceResults) {
    const placings = placingsOf(result)
    expect(placings.map(([place]) => place)).toEqual(placings.map((_, index) => index + 1))
    expect(new Set(placings.map(([, bib]) => bib)).size).toBe(result.finishers)
    expect(new Set(placings.map(([, , name]) => name)).size).toBe(result.finishers)
    expect(placings.map(([, , , , time]) => secondsOf(time))).toEqual(
      placings.map(([, , , , time]) => secondsOf(time)).toSorted((a, b) => a - b),
    )
  }
})

test('each kind of file is what its name says', async () => {
  const starts = await Promise.all(
    raceResults.map(async (result) => {
      const bytes = await drawResultFile(result)
      return {file: result.fileName.split('.').at(-1), start: bytes.subarray(0, 4).toString('latin1')}
    }),
  )
  const signatures: Record<string, string> = {
    pdf: '%PDF',
    csv: '\u00EF\u00BB\u00BFP',
    jpg: '\u00FF\u00D8\u00FF\u00DB',
    png: '\u0089PNG',
    docx: 'PK\u0003\u0004',
    xlsx: 'PK\u0003\u0004',
  }
  expect(starts.filter(({file = '', start}) => signatures[file] !== start)).toEqual([])
})

test('ids and slugs are unique, and slugs are such as the Studio accepts', () => {
  expect(new Set(documents.map(({_id}) => _id)).size).toBe(documents.length)
  const slugs = documents.flatMap((document) => {
    const current = slugOf(document)
    return current === null ? [] : [{type: document._type, current}]
  })
  expect(new Set(slugs.map(({type, current}) => `${type} ${current}`)).size).toBe(slugs.length)
  expect(slugs.filter(({type, current}) => slugProblem(current, slugKind(type)) !== null)).toEqual([])
})

test('every reference leads to a document, a picture or a file of the demo content', () => {
  const known = new Set([
    ...documents.map(({_id}) => _id),
    ...demoPictures().map(({picture}) => `image-${picture.name}`),
    ...demoFiles().map(({name}) => `image-${name}`),
  ])
  const missing = valuesOf(documents, '_ref').filter((id) => typeof id !== 'string' || !known.has(id))
  expect(missing).toEqual([])
})

test('each picture is drawn once and each has a text for those who cannot see it', () => {
  const pictures = demoPictures()
  expect(new Set(pictures.map(({picture}) => picture.name)).size).toBe(pictures.length)
  for (const alt of valuesOf(documents, 'alt')) expect(String(alt).length).toBeGreaterThan(20)
  const images = valuesOf(documents, '_type').filter((type) => type === 'image')
  expect(valuesOf(documents, 'alt').length).toBe(images.length)
})

test('numbers run from 1 without a gap and the counters hold the highest', () => {
  for (const type of ['story', 'athlete', 'womenStory', 'raceResult']) {
    const numbers = documents.filter(({_type}) => _type === type).map(({number}) => Number(number))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
    expect(documents.find(({_id}) => _id === `counter.${type}`)).toMatchObject({value: numbers.length})
  }
})

test('stories are dated within the year before 28 November 2026', () => {
  const dates = stories.map(({publishedAt}) => publishedAt)
  expect(dates.map((date) => new Date(date).toISOString())).toEqual(dates)
  expect(dates.filter((date) => date < '2025-11-28' || date > '2026-11-28')).toEqual([])
})

test('texts fit the lengths that the Studio allows', () => {
  const longest = (texts: readonly (string | undefined)[]) =>
    Math.max(...texts.map((text) => text?.length ?? 0))
  expect(longest(stories.map(({title}) => title))).toBeLessThanOrEqual(200)
  expect(longest(stories.map(({excerpt}) => excerpt))).toBeLessThanOrEqual(500)
  expect(longest(stories.map(({seo}) => seo?.metaTitle))).toBeLessThanOrEqual(70)
  expect(longest(stories.map(({seo}) => seo?.metaDescription))).toBeLessThanOrEqual(170)
  expect(longest(athletes.map(({badge}) => badge?.text))).toBeLessThanOrEqual(30)
  expect(longest(demoPictures().map(({alt}) => alt))).toBeLessThanOrEqual(250)
})

test('nobody raises the voice', () => {
  expect(JSON.stringify(documents)).not.toContain('!')
})

test('keys are unique in each list and the same at every run', () => {
  for (const list of listsIn(documents)) {
    const keys = list.flatMap((entry) => valueAt(entry, '_key') ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  }
  expect(demoDocuments((name) => `image-${name}`)).toEqual(documents)
})

test('markup leaves no trace in the text', () => {
  const texts = valuesOf(documents, 'text').map(String)
  expect(texts.filter((text) => /\*|\]\(/.test(text))).toEqual([])
})

function secondsOf(time: string): number {
  return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

function slugKind(type: string): SlugKind {
  const kind = (['story', 'category', 'author', 'raceCategory', 'page'] as const).find(
    (known) => known === type,
  )
  if (!kind) throw new Error(`Nothing is known of slugs of ${type}.`)
  return kind
}

function slugOf(document: unknown): string | null {
  const current = valueAt(valueAt(document, 'slug'), 'current')
  return typeof current === 'string' ? current : null
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

function valuesOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...valuesOf(inner, name),
  ])
}

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return []
  return [
    ...(Array.isArray(value) ? [value] : []),
    ...Object.values(value).flatMap((inner) => listsIn(inner)),
  ]
}
