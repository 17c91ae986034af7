import {mix} from './colour.ts'
import type {Mood} from './colour.ts'
import {number, smooth} from './geometry.ts'
import type {Point} from './geometry.ts'
import type {Random} from './random.ts'

/** Scenes are drawn on this canvas and scaled when they are rasterised. */
export const canvas = {width: 2000, height: 1250} as const

export function fill(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function rectangle(x: number, y: number, width: number, height: number, colour: string, opacity = 1) {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function disc(x: number, y: number, radius: number, colour: string, opacity = 1) {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function line(from: Point, to: Point, colour: string, width: number, opacity = 1) {
  return `<path d="M${from.map(number).join(' ')}L${to.map(number).join(' ')}" stroke="${colour}" stroke-width="${number(width)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function gradient(id: string, stops: readonly (readonly [number, string, number?])[]): string {
  const marks = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient>`
}

export function sky({sky: [top, middle, horizon]}: Mood, horizonAt = canvas.height * 0.7): string {
  return `<defs>${gradient('sky', [
    [0, top],
    [0.55, middle],
    [1, horizon],
  ])}</defs>${rectangle(0, 0, canvas.width, horizonAt + 4, 'url(#sky)')}${rectangle(0, horizonAt, canvas.width, canvas.height - horizonAt, horizon)}`
}

export function sun(mood: Mood, x: number, y: number, radius: number): string {
  const glow = `<defs><radialGradient id="glow"><stop offset="0" stop-color="${mood.sun}" stop-opacity=".75"/><stop offset=".45" stop-color="${mood.sun}" stop-opacity=".22"/><stop offset="1" stop-color="${mood.sun}" stop-opacity="0"/></radialGradient></defs>`
  return `${glow}${disc(x, y, radius * 3.4, 'url(#glow)')}${disc(x, y, radius, mood.sun)}`
}

export type Ridge = {random: Random; base: number; rise: number; roughness?: number; tilt?: number}

/** The skyline of one range of hills, left to right. */
export function ridgeLine({random, base, rise, roughness = 0.16, tilt = 0}: Ridge): Point[] {
  const waves = [1, 2.3, 4.7, 9.5].map((frequency, octave) => ({
    frequency: frequency * random.between(0.8, 1.25),
    phase: random.between(0, Math.PI * 2),
    height: rise * (octave === 0 ? 0.6 : roughness / octave),
  }))
  return Array.from({length: 41}, (_, index) => {
    const x = -40 + (index / 40) * (canvas.width + 80)
    const across = (x / canvas.width) * Math.PI * 1.3
    const height = waves.reduce(
      (sum, wave) => sum + Math.sin(across * wave.frequency + wave.phase) * wave.height,
      0,
    )
    return [x, base - rise * 0.4 - height + (x / canvas.width - 0.5) * tilt]
  })
}

export function heightOn(ridge: readonly Point[], x: number): number {
  const next = ridge.findIndex(([px]) => px >= x)
  const [ax, ay] = ridge[Math.max(next - 1, 0)] ?? [0, 0]
  const [bx, by] = ridge[Math.max(next, 0)] ?? [1, ay]
  return ay + ((x - ax) / (bx - ax || 1)) * (by - ay)
}

export function ground(ridge: readonly Point[], colour: string, opacity = 1): string {
  return fill(
    `${smooth(ridge)}L${canvas.width + 60} ${canvas.height + 10}L-60 ${canvas.height + 10}Z`,
    colour,
    opacity,
  )
}

/** Hills one behind the other, paler with distance. */
export function hills(mood: Mood, random: Random, from: number, to: number, layers = 4): string {
  return Array.from({length: layers}, (_, index) => {
    const share = index / Math.max(layers - 1, 1)
    const base = from + (to - from) * share
    const tone = mix(mood.far, mood.near, share * 0.72)
    return ground(
      ridgeLine({random, base, rise: 70 + 60 * (1 - share), roughness: 0.28 - 0.14 * share}),
      tone,
    )
  }).join('')
}

export function clouds(random: Random, colour: string, count: number, top: number, bottom: number): string {
  return Array.from({length: count}, () => {
    const [x, y] = [random.between(-100, canvas.width), random.between(top, bottom)]
    const width = random.between(220, 620)
    return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(random.between(8, 20))}" rx="10" fill="${colour}" opacity="${number(random.between(0.2, 0.5))}"/>`
  }).join('')
}

export function shadow(x: number, y: number, height: number, colour: string = '#120d0b'): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(height * 0.26)}" ry="${number(height * 0.022)}" fill="${colour}" opacity=".32"/>`
}

/** Straight lanes running across the picture, wider towards the viewer. */
export function lanes(top: number, bottom: number, count: number, clay: string, chalk: string): string {
  const edge = (index: number) => top + (bottom - top) * (index / count) ** 1.7
  const bands = Array.from({length: count}, (_, index) =>
    rectangle(
      0,
      edge(index),
      canvas.width,
      edge(index + 1) - edge(index) + 1,
      mix(clay, '#120d0b', index % 2 === 0 ? 0 : 0.07),
    ),
  )
  const marks = Array.from({length: count + 1}, (_, index) =>
    rectangle(0, edge(index) - (1 + index * 0.7), canvas.width, 2 + index * 1.4, chalk, 0.85),
  )
  return bands.join('') + marks.join('')
}
