import {expect, test} from 'vitest'

import {darkColors, lightColors} from './theme.ts'

type Colors = typeof darkColors

const pairs: [keyof Colors, keyof Colors][] = [
  ['text', 'surface'],
  ['text', 'surfaceRaised'],
  ['text', 'surfaceSunken'],
  ['textMuted', 'surface'],
  ['textMuted', 'surfaceRaised'],
  ['textMuted', 'surfaceSunken'],
  ['accent', 'surface'],
  ['accent', 'surfaceRaised'],
  ['accent', 'surfaceSunken'],
  ['accentStrong', 'surface'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['green', 'surface'],
  ['green', 'surfaceRaised'],
  ['onGreen', 'green'],
  ['gold', 'surface'],
  ['gold', 'surfaceRaised'],
  ['onMasthead', 'masthead'],
  ['onMasthead', 'mastheadRaised'],
  ['mastheadMuted', 'masthead'],
  ['mastheadMuted', 'mastheadRaised'],
  ['mastheadAccent', 'masthead'],
  ['mastheadAccent', 'mastheadRaised'],
  ['onMastheadAccent', 'mastheadAccent'],
]

test.each([
  ['light', lightColors],
  ['dark', darkColors],
])('every pair of text and ground in the %s theme reaches 4.5:1', (_name, colors) => {
  const weak = pairs
    .map(([front, back]) => ({front, back, ratio: contrast(colors[front], colors[back])}))
    .filter(({ratio}) => ratio < 4.5)

  expect(weak).toEqual([])
})

test('black on white is 21:1 and a color on itself 1:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ab3518', '#ab3518')).toBe(1)
})

function contrast(front: string, back: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
