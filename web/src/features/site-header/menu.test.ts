import {expect, test} from 'vitest'

import {type MenuItem, isGroup, menu} from './menu.ts'

/** The table of the specification. */
const wanted: Record<string, string[]> = {
  'News & Features': ['/news/athletics', '/news/race-reports', '/news/opinion-analysis'],
  'Athletes Stories': ['/#athletes', '/#stories', '/stories/rising-stars', '/stories/legends'],
  'Scholarships & Pathways': [
    '/scholarships/ncaa-stories',
    '/scholarships/guide',
    '/scholarships/tips',
    '/scholarships/success',
  ],
  More: ['/about'],
  'Athletics & Impact': ['/#women', '/#climate', '/impact/community', '/impact/youth'],
  'Races & Results': ['/races/results', '/#races', '/races/calendar'],
  'Training & Performance': ['/training/coaching', '/training/science', '/training/health'],
  Media: ['/#videos', '/media/photos', '/media/interviews'],
}

test('every group of the specification has exactly its links, in order', () => {
  expect(linksByGroup(menu)).toEqual(wanted)
})

test('the menu is three levels deep and not deeper', () => {
  expect(depthOf(menu)).toBe(3)
})

function linksByGroup(items: readonly MenuItem[]): Record<string, string[]> {
  return Object.assign(
    {},
    ...items.filter(isGroup).map(({label, items: inner}) => ({
      [label]: inner.flatMap((item) => (isGroup(item) ? [] : item.to)),
      ...linksByGroup(inner),
    })),
  )
}

function depthOf(items: readonly MenuItem[]): number {
  return 1 + Math.max(0, ...items.map((item) => (isGroup(item) ? depthOf(item.items) : 0)))
}
