import {randomFrom} from '#seed/pictures/random.ts'

import type {RaceResult} from './race-result.ts'

export const columns = ['Place', 'Bib', 'Name', 'Club', 'Time'] as const

/** One finisher, in the order of the columns. */
export type Placing = [place: number, bib: number, name: string, club: string, time: string]

const firstNames = {
  women: [
    'Chebet',
    'Jelimo',
    'Naserian',
    'Akinyi',
    'Wanjiru',
    'Moraa',
    'Kerubo',
    'Zawadi',
    'Selam',
    'Atieno',
  ],
  men: ['Kiprono', 'Barasa', 'Mutua', 'Otieno', 'Lemayan', 'Tesfaye', 'Wekesa', 'Kimutai', 'Juma', 'Mwangi'],
} as const
const lastNames = [
  'Arusei',
  'Barngetuny',
  'Chelule',
  'Ekal',
  'Gathoni',
  'Kosgei',
  'Lomong',
  'Makena',
  'Ng’eno',
  'Nyambura',
  'Ochieng',
  'Ruto',
  'Sigei',
  'Wafula',
] as const
const clubs = [
  'Iten Hill Harriers',
  'Nandi Road Runners',
  'Lakeside Athletics',
  'Kajiado Plains AC',
  'Mombasa Tide',
  'Elgon Climbers',
  'Entoto Sunrise',
  'Unattached',
] as const

/** Invented people and clubs; the same race has the same list at every run. */
export function placingsOf({slug, field, finishers, winner}: RaceResult): Placing[] {
  const random = randomFrom(`result ${slug}`)
  const names = new Set<string>()
  const bibs = new Set<number>()
  let seconds = winner

  return Array.from({length: finishers}, (_, index): Placing => {
    if (index > 0) seconds += winner * random.between(0.0004, 0.0042)
    const name = fresh(names, () => `${random.pick(firstNames[field])} ${random.pick(lastNames)}`)
    const bib = fresh(bibs, () => Math.floor(random.between(101, 999)))
    return [index + 1, bib, name, random.pick(clubs), clock(seconds, winner < 1800)]
  })
}

/** "2:24:07" for the road, "14:52.3" for the track. */
function clock(seconds: number, hasTenths: boolean): string {
  const tenths = Math.round(seconds * 10)
  const whole = hasTenths ? Math.floor(tenths / 10) : Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  const [first = 0, ...rest] = shown
  const text = [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
  return hasTenths ? `${text}.${tenths % 10}` : text
}

function fresh<T>(taken: Set<T>, draw: () => T): T {
  let drawn = draw()
  while (taken.has(drawn)) drawn = draw()
  taken.add(drawn)
  return drawn
}
