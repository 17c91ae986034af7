import {expect, test} from 'vitest'

import {maxSlugLength, reservedStorySlugs, slugify, slugProblem} from './slug.ts'

test('a title becomes small ASCII letters and hyphens', () => {
  expect(slugify('Faith Kipyegon’s Third Gold — Again!')).toBe('faith-kipyegons-third-gold-again')
  expect(slugify('  Opinion & Analysis  ')).toBe('opinion-analysis')
})

test.each([
  ['Łódź señor Nürnberg', 'lodz-senor-nurnberg'],
  ['ኢትዮጵያ', 'ityopya'],
  ['Москва', 'moskva'],
  ['マラソン', 'marason'],
])('a title in another script is written in ASCII: %s', (title, slug) => {
  expect(slugify(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(slugify(title)).toBe(slug)
})

test('a composed and a decomposed letter give the same slug', () => {
  expect(slugify('caf\u00e9')).toBe(slugify('cafe\u0301'))
})

test('a title of which nothing is left gets a short slug of its own', () => {
  const slugs = ['!!!', '!!!', '', '…'].map((title) => slugify(title))
  for (const slug of slugs) expect(slug).toMatch(/^story-[0-9a-f]{10}$/)
  expect(new Set(slugs).size).toBe(4)
})

test.each(['2026', '10-000', '1:59'])('a title of digits gets a word: %s', (title) => {
  expect(slugify(title)).toMatch(/^story-[\d-]+$/)
  expect(slugProblem(slugify(title), 'story')).toBeNull()
})

test('no story takes the address of a page of the site', () => {
  for (const word of reservedStorySlugs) {
    expect(slugProblem(word, 'story')).toContain(word)
    expect(slugify(word)).toBe(`${word}-story`)
    expect(slugify(word, 'category')).toBe(word)
  }
})

test('a long title is cut between words', () => {
  const slug = slugify('endurance '.repeat(30))
  expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
  expect(slug.endsWith('-endurance')).toBe(true)
  expect(slugify('a'.repeat(300))).toHaveLength(maxSlugLength)
})

test.each(['Upper', 'a--b', '-a', 'a-', 'a b', 'a/b', 'é', '2026', ''])(
  'an editor may not type "%s"',
  (slug) => {
    expect(slugProblem(slug, 'story')).not.toBeNull()
  },
)
