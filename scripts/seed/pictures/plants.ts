import {disc, fill, line} from './canvas.ts'
import {mix} from './colour.ts'
import {number, smooth} from './geometry.ts'
import type {Random} from './random.ts'

/** The flat-topped tree of the plains. */
export function acacia(random: Random, x: number, y: number, height: number, colour: string): string {
  const crown = y - height
  const branches = [-0.42, -0.18, 0.12, 0.4].map((reach) =>
    line([x, y - height * 0.35], [x + reach * height, crown + height * 0.1], colour, height * 0.025),
  )
  const tufts = Array.from({length: 9}, (_, index) => {
    const across = (index / 8 - 0.5) * 1.3
    const lift = random.between(0, 0.07) - Math.abs(across) * 0.03
    return `<ellipse cx="${number(x + across * height)}" cy="${number(crown - lift * height + Math.abs(across) * 18)}" rx="${number(height * random.between(0.15, 0.24))}" ry="${number(height * random.between(0.05, 0.085))}" fill="${mix(colour, '#5b8a55', random.between(0, 0.12))}"/>`
  })
  return (
    line([x - height * 0.02, y + 4], [x, y - height * 0.5], colour, height * 0.045) +
    branches.join('') +
    tufts.join('')
  )
}

export function bush(random: Random, x: number, y: number, size: number, colour: string): string {
  return Array.from({length: 6}, (_, index) =>
    disc(
      x + (index - 2.5) * size * 0.3,
      y - random.between(0, 0.25) * size,
      size * random.between(0.28, 0.42),
      colour,
    ),
  ).join('')
}

/** A straight trunk that leaves the picture at the top, lit from one side. */
export function trunk(
  random: Random,
  x: number,
  base: number,
  width: number,
  colour: string,
  light: string,
): string {
  const sway = random.between(-30, 30)
  const path = `M${number(x - width * 0.75)} ${number(base)}C${number(x - width * 0.45)} ${number(base - 120)} ${number(x - width * 0.5 + sway)} 500 ${number(x - width * 0.42 + sway)} -20L${number(x + width * 0.42 + sway)} -20C${number(x + width * 0.5 + sway)} 500 ${number(x + width * 0.45)} ${number(base - 120)} ${number(x + width * 0.75)} ${number(base)}Z`
  const edge = `M${number(x + width * 0.3)} ${number(base - 40)}C${number(x + width * 0.34)} ${number(base - 160)} ${number(x + width * 0.3 + sway)} 500 ${number(x + width * 0.3 + sway)} -20`
  return (
    fill(path, colour) +
    `<path d="${edge}" fill="none" stroke="${light}" stroke-width="${number(width * 0.1)}" opacity=".35"/>`
  )
}

export function grass(
  random: Random,
  from: number,
  to: number,
  y: number,
  height: number,
  colour: string,
): string {
  const blades = Array.from({length: Math.floor((to - from) / 14)}, (_, index) => {
    const x = from + index * 14 + random.between(-6, 6)
    const tip = y - height * random.between(0.4, 1)
    const bend = random.between(-16, 20)
    return `M${number(x - 4)} ${number(y + 8)}Q${number(x)} ${number((y + tip) / 2)} ${number(x + bend)} ${number(tip)}Q${number(x + 5)} ${number((y + tip) / 2)} ${number(x + 5)} ${number(y + 8)}Z`
  })
  return fill(blades.join(''), colour)
}

export function seedling(x: number, y: number, height: number, colour: string): string {
  const leaf = (side: number, at: number, size: number) => {
    const [lx, ly] = [x, y - height * at]
    return smooth(
      [
        [lx, ly],
        [lx + side * size * 0.5, ly - size * 0.42],
        [lx + side * size, ly - size * 0.3],
        [lx + side * size * 0.55, ly - size * 0.02],
      ],
      true,
    )
  }
  const leaves = [
    leaf(1, 0.4, height * 0.45),
    leaf(-1, 0.52, height * 0.5),
    leaf(1, 0.72, height * 0.42),
    leaf(-1, 0.84, height * 0.34),
  ]
  return (
    line([x, y], [x, y - height * 0.95], mix(colour, '#120d0b', 0.3), height * 0.035) +
    leaves.map((path, index) => fill(path, index % 2 ? colour : mix(colour, '#dfe3bf', 0.18))).join('')
  )
}

/** Rows of clipped bushes that follow a slope: a tea field seen from the road. */
export function teaRows(top: readonly (readonly [number, number])[], colour: string, light: string): string {
  return Array.from({length: 13}, (_, index) => {
    const drop = 16 + index ** 1.75 * 6.2
    const row = top.map(([x, y]): readonly [number, number] => [x, y + drop + Math.sin(x / 190 + index) * 4])
    return `<path d="${smooth(row)}" fill="none" stroke="${index % 2 ? colour : light}" stroke-width="${number(6 + index * 3.4)}" stroke-dasharray="${number(28 + index * 7)} ${number(2 + index * 0.6)}" stroke-linecap="round"/>`
  }).join('')
}
