import {canvas, disc, fill, gradient, line, rectangle} from './canvas.ts'
import {mix} from './colour.ts'
import {number, polygon} from './geometry.ts'
import type {Random} from './random.ts'

/** A floodlight on its mast, its light falling into the picture. */
export function floodlight(
  id: string,
  x: number,
  top: number,
  base: number,
  mast: string,
  light: string,
  towards: number,
): string {
  const beam = polygon([
    [x - 40, top],
    [x + 40, top],
    [x + towards + 560, base + 260],
    [x + towards - 360, base + 260],
  ])
  const lamps = Array.from({length: 12}, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)]
    return disc(x - 45 + column * 30, top - 34 + row * 28, 11, light)
  })
  return [
    `<defs>${gradient(`beam-${id}`, [
      [0, light, 0.5],
      [0.6, light, 0.1],
      [1, light, 0],
    ])}<radialGradient id="lamp-${id}"><stop offset="0" stop-color="${light}" stop-opacity=".8"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>`,
    fill(beam, `url(#beam-${id})`),
    disc(x, top - 6, 210, `url(#lamp-${id})`),
    fill(
      polygon([
        [x - 9, top],
        [x + 9, top],
        [x + 15, base],
        [x - 15, base],
      ]),
      mast,
    ),
    `<rect x="${number(x - 68)}" y="${number(top - 56)}" width="136" height="96" rx="8" fill="${mast}"/>`,
    ...lamps,
  ].join('')
}

/** A stand full of people, as dots of colour in rows. */
export function stand(
  random: Random,
  top: number,
  bottom: number,
  tone: string,
  crowd: readonly [string, ...string[]],
): string {
  const rows = 7
  const dots = Array.from({length: rows}, (_, row) => {
    const y = top + 26 + (row * (bottom - top - 30)) / rows
    return Array.from({length: 66}, (_seat, seat) =>
      random.between(0, 1) < 0.8
        ? disc(
            seat * 31 + random.between(-6, 6) + (row % 2) * 15,
            y + random.between(-4, 4),
            8 + row * 0.8,
            random.pick(crowd),
          )
        : '',
    ).join('')
  })
  return [
    fill(
      polygon([
        [-20, top + 10],
        [1000, top - 34],
        [2020, top + 10],
        [2020, bottom],
        [-20, bottom],
      ]),
      tone,
    ),
    fill(
      polygon([
        [-20, top - 60],
        [1000, top - 120],
        [2020, top - 60],
        [2020, top - 22],
        [1000, top - 84],
        [-20, top - 22],
      ]),
      mix(tone, '#120d0b', 0.35),
    ),
    ...dots,
    rectangle(0, bottom - 16, canvas.width, 18, mix(tone, '#120d0b', 0.45)),
  ].join('')
}

export function house(x: number, y: number, width: number, wall: string, roof: string, door: string): string {
  const height = width * 0.34
  const windows = [0.12, 0.3, 0.62, 0.8].map((share) =>
    rectangle(x + width * share, y - height * 0.68, width * 0.09, height * 0.34, door),
  )
  return [
    rectangle(x, y - height, width, height, wall),
    fill(
      polygon([
        [x - width * 0.05, y - height],
        [x + width * 0.06, y - height * 1.55],
        [x + width * 0.94, y - height * 1.55],
        [x + width * 1.05, y - height],
      ]),
      roof,
    ),
    ...windows,
    rectangle(x + width * 0.46, y - height * 0.72, width * 0.1, height * 0.72, door),
  ].join('')
}

/** Buildings as plain blocks with lit windows, tallest near the middle. */
export function skyline(random: Random, base: number, colour: string, windowLight: string): string {
  return Array.from({length: 19}, (_, index) => {
    const x = index * 108 + random.between(-20, 10)
    const width = random.between(80, 140)
    const height = random.between(70, 190) + Math.max(0, 230 - Math.abs(index - 10) * 46)
    const tone = mix(colour, '#f5ecdd', random.between(0, 0.09))
    const lit = Array.from({length: 22}, () => {
      const [wx, wy] = [
        Math.floor(random.between(1, width / 18)) * 17,
        Math.floor(random.between(1, height / 22)) * 21,
      ]
      return rectangle(x + wx - 4, base - wy - 14, 8, 11, windowLight, 0.6)
    })
    const round =
      index === 10
        ? `<ellipse cx="${number(x + width / 2)}" cy="${number(base - height)}" rx="${number(width * 0.72)}" ry="16" fill="${tone}"/>${line([x + width / 2, base - height], [x + width / 2, base - height - 80], tone, 6)}`
        : ''
    return rectangle(x, base - height, width, height + 4, tone) + round + lit.join('')
  }).join('')
}

export function hurdle(x: number, y: number, height: number, bar: string, post: string): string {
  const width = height * 1.15
  return [
    line([x, y], [x, y - height], post, 9),
    line([x + width * 0.34, y - height * 0.12], [x + width * 0.34, y - height * 1.08], post, 8),
    line([x, y], [x - height * 0.5, y], post, 9),
    line([x + width * 0.34, y - height * 0.12], [x - height * 0.3, y - height * 0.12], post, 8),
    fill(
      polygon([
        [x - 10, y - height - 4],
        [x + width * 0.36, y - height * 1.12 - 2],
        [x + width * 0.36, y - height * 0.92],
        [x - 10, y - height * 0.78],
      ]),
      bar,
    ),
    fill(
      polygon([
        [x + 26, y - height * 1.02 - 6],
        [x + 60, y - height * 1.05 - 8],
        [x + 60, y - height * 0.83],
        [x + 26, y - height * 0.8],
      ]),
      '#1c1714',
    ),
  ].join('')
}

export function rain(random: Random, colour: string, count = 230): string {
  const drops = Array.from({length: count}, () => {
    const [x, y, length] = [random.between(-60, 2060), random.between(-40, 1250), random.between(26, 74)]
    return `M${number(x)} ${number(y)}l${number(-length * 0.24)} ${number(length)}`
  })
  return `<path d="${drops.join('')}" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" opacity=".42" fill="none"/>`
}

export function snow(random: Random, count = 240): string {
  return Array.from({length: count}, () =>
    disc(random.between(0, 2000), random.between(0, 1250), random.between(2, 7), '#ffffff', 0.75),
  ).join('')
}
