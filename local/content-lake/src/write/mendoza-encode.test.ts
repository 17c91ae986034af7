import {applyPatch, incremental} from 'mendoza'
import {expect, test} from 'vitest'

import {encodeMendoza} from '#write/mendoza-encode.ts'

const pairs = 6000
const letters = ['a', 'b', 'é', '漢', '👟', '🏃🏾‍♀️', '\ud83d', '\udc5f', '\u0000', ' ', '"']
const keys = ['title', 'body', '_key', 'ä', '10', '2', 'z']

test('a patch made from any two documents turns the one into the other', () => {
  const random = seeded(20_261_130)
  for (let round = 0; round < pairs; round += 1) {
    const before = anObject(random, 3)
    const after = random() < 0.8 ? edited(before, random) : anObject(random, 3)
    const patch = encodeMendoza(before, after)
    const patched: unknown = applyPatch(before, patch)
    expect({before, patch, patched}).toEqual({before, patch, patched: after})
  }
})

test('the decoder that keeps track of authors reads the same', () => {
  const random = seeded(7)
  for (let round = 0; round < 1000; round += 1) {
    const before = anObject(random, 3)
    const after = edited(before, random)
    const patched = incremental.applyPatch(incremental.wrap(before, null), encodeMendoza(before, after), null)
    expect(incremental.unwrap(patched)).toEqual(after)
  }
})

test('a document that appears or goes is one plain value', () => {
  expect(encodeMendoza(null, {a: 1})).toEqual([0, {a: 1}])
  expect(encodeMendoza({a: 1}, null)).toEqual([0, null])
})

test('a letter typed into a long text costs a few operations, not the text', () => {
  const text = 'Kipchoge runs. '.repeat(500)
  const patch = encodeMendoza({text}, {text: `${text}Fast.`})
  expect(JSON.stringify(patch).length).toBeLessThan(60)
})

type Random = () => number

function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function pick<T>(random: Random, list: readonly [T, ...T[]] | T[]): T | undefined {
  return list[Math.floor(random() * list.length)]
}

function aText(random: Random) {
  return Array.from({length: Math.floor(random() * 12)}, () => pick(random, letters)).join('')
}

function aValue(random: Random, depth: number): unknown {
  const kind = random()
  if (kind < 0.4) return aText(random)
  if (kind < 0.5) return Math.round(random() * 1000) / 10
  if (kind < 0.55) return null
  if (kind < 0.6) return random() < 0.5
  if (depth === 0) return aText(random)
  return kind < 0.8 ? aList(random, depth) : anObject(random, depth - 1)
}

function aList(random: Random, depth: number) {
  return Array.from({length: Math.floor(random() * 5)}, () => aValue(random, depth - 1))
}

function anObject(random: Random, depth: number): Record<string, unknown> {
  const chosen = keys.filter(() => random() < 0.6)
  return Object.fromEntries(chosen.map((key) => [key, aValue(random, depth)]))
}

/** A copy with a few changes deep inside, as an editor makes them. */
function edited(object: Record<string, unknown>, random: Random): Record<string, unknown> {
  const entries = Object.entries(object).filter(() => random() < 0.9)
  const changed = entries.map(([key, value]): [string, unknown] => [key, editedValue(value, random)])
  if (random() < 0.3) changed.push([pick(random, keys) ?? 'new', aValue(random, 2)])
  return Object.fromEntries(changed)
}

function editedValue(value: unknown, random: Random): unknown {
  if (random() < 0.5) return value
  if (typeof value === 'string') {
    const points = Array.from(value)
    points.splice(Math.floor(random() * (points.length + 1)), Math.floor(random() * 3), aText(random))
    return points.join('')
  }
  if (Array.isArray(value)) {
    const list: unknown[] = value.map((item: unknown) => editedValue(item, random))
    list.splice(Math.floor(random() * (list.length + 1)), Math.floor(random() * 2), aValue(random, 1))
    return random() < 0.2 ? list.toReversed() : list
  }
  return typeof value === 'object' && value !== null ? edited({...value}, random) : aValue(random, 1)
}
