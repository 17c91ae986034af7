import {colour} from './colour.ts'
import type {Look} from './figure.ts'
import type {Hair} from './head.ts'
import type {Random} from './random.ts'

const skins = ['#3a2118', '#4a2b1e', '#5a3524', '#2f1b15', '#6a4029'] as const
const singlets = [colour.clay, colour.forest, colour.gold, colour.paper, '#2e5a66', colour.clayDeep] as const
const shoes = [colour.ember, colour.gold, colour.paper, '#2e5a66'] as const
const legs = ['shorts', 'shorts', 'skirt'] as const
const elderLegs = ['trousers', 'skirt'] as const
const hairs = [
  'short',
  'shaved',
  'bun',
  'braids',
  'short',
  'afro',
] as const satisfies readonly Hair['style'][]

/** Somebody dressed for a run. */
export function anyRunner(random: Random, changes: Partial<Look> = {}): Look {
  return {
    skin: random.pick(skins),
    singlet: random.pick(singlets),
    shorts: random.pick([colour.ink, colour.ink, '#2b2a33', colour.forest]),
    shoes: random.pick(shoes),
    hair: {style: random.pick(hairs), colour: '#140e0c', accent: random.pick(singlets)},
    ...changes,
  }
}

/** Children in school colours, barefoot. */
export function anyPupil(random: Random): Look {
  return anyRunner(random, {
    singlet: random.pick(['#c9d6cf', colour.gold, '#b8492d']),
    shorts: random.pick(['#2e4a58', colour.forest, '#5b2b20']),
    shoes: null,
    sleeves: true,
    legs: random.pick(legs),
    hair: {style: random.pick(['shaved', 'short']), colour: '#140e0c'},
  })
}

/** A grown-up who is not running: long clothes, a cap or a scarf. */
export function anyElder(random: Random): Look {
  const wears = random.pick(elderLegs)
  return anyRunner(random, {
    legs: wears,
    shorts: random.pick([colour.dusk, '#40372f', '#2e4a58', colour.clayDeep]),
    singlet: random.pick([colour.paper, colour.gold, '#7d8f86', colour.clay]),
    sleeves: true,
    shoes: '#2a201c',
    hair: {
      style: wears === 'skirt' ? 'scarf' : 'cap',
      colour: '#140e0c',
      accent: random.pick([colour.forest, colour.clay, colour.gold]),
    },
  })
}
