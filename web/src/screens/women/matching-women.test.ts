import {expect, test} from 'vitest'

import type {WomenCard} from '#content/women-data.ts'

import {matchingWomen} from './matching-women.ts'

const women = [
  aWoman({number: 1, name: 'Grace Moraa', title: 'The starter', description: 'A whistle at dawn.'}),
  aWoman({number: 2, name: 'Rôba Ng’eno', title: 'The folding table', description: 'A motorcycle.'}),
]

test.each([
  ['the name', 'moraa', [1]],
  ['the title', 'FOLDING', [2]],
  ['the description', 'whistle', [1]],
  ['accents and apostrophes left out', 'roba ngeno', [2]],
  ['words of several fields', 'table motorcycle', [2]],
  ['nothing', '   ', [1, 2]],
  ['what nobody says', 'javelin', []],
])('the search by %s finds what is loaded', (_what, search, numbers) => {
  expect(matchingWomen(women, search).map(({number}) => number)).toEqual(numbers)
})

function aWoman(fields: Partial<WomenCard>): WomenCard {
  return {
    number: 1,
    name: '',
    title: '',
    description: '',
    videoUrl: null,
    icon: null,
    label: null,
    isFeatured: false,
    image: null,
    createdAt: '2026-04-19T06:00:00Z',
    order: null,
    ...fields,
  }
}
