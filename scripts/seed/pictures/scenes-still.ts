import {canvas, clouds, disc, fill, hills, line, rectangle, sky, sun} from './canvas.ts'
import {anyRunner} from './cast.ts'
import {colour, mix} from './colour.ts'
import {drawFigure} from './figure.ts'
import {number, polygon} from './geometry.ts'
import {grass} from './plants.ts'
import type {Scene} from './scene.ts'

/** A hand watch as big as the sun. */
export const watch: Scene = ({random, mood}) => {
  const [x, y] = [random.between(820, 1180), 660]
  const ticks = Array.from({length: 60}, (_, index) => {
    const angle = (index / 60) * Math.PI * 2
    const inner = index % 5 === 0 ? 308 : 334
    return line(
      [x + Math.sin(angle) * inner, y - Math.cos(angle) * inner],
      [x + Math.sin(angle) * 356, y - Math.cos(angle) * 356],
      colour.ink,
      index % 5 === 0 ? 13 : 5,
    )
  })
  const hand = (degrees: number, length: number, width: number, tone: string) => {
    const angle = (degrees * Math.PI) / 180
    return line(
      [x - Math.sin(angle) * 60, y + Math.cos(angle) * 60],
      [x + Math.sin(angle) * length, y - Math.cos(angle) * length],
      tone,
      width,
    )
  }
  return [
    sky(mood, 1000),
    clouds(random, mood.sun, 8, 90, 600),
    hills(mood, random, 860, 1080, 4),
    disc(x + 26, y + 34, 440, '#120d0b', 0.22),
    rectangle(x - 46, y - 540, 92, 130, '#8d8578'),
    `<rect x="${number(x - 80)}" y="${number(y - 570)}" width="160" height="66" rx="20" fill="${colour.ink}"/>`,
    disc(x, y, 436, '#3b332d'),
    disc(x, y, 412, colour.gold),
    disc(x, y, 384, colour.paper),
    ...ticks,
    disc(x, y + 150, 84, mix(colour.paper, colour.sand, 0.6)),
    line([x, y + 150], [x + 40, y + 110], colour.ink, 6),
    hand(random.between(20, 330), 300, 13, colour.clay),
    disc(x, y, 26, colour.ink),
  ].join('')
}

/** A worn pair of shoes on a step, the sun coming over the wall. */
export const shoes: Scene = ({random, mood}) => {
  const shoe = (
    x: number,
    y: number,
    scale: number,
    tone: string,
  ) => `<g transform="translate(${x} ${y}) scale(${scale})">
<path d="M-10 -8C-30 -120 10 -205 60 -225C90 -236 130 -214 150 -180C190 -120 300 -96 400 -70C470 -52 505 -30 505 0Z" fill="${tone}"/>
<path d="M60 -225C90 -236 130 -214 150 -180C140 -150 96 -140 66 -164C50 -180 46 -205 60 -225Z" fill="${mix(tone, '#120d0b', 0.6)}"/>
<path d="M-14 -30C120 -8 320 -16 505 -22C520 0 512 26 480 30L10 30C-20 28 -22 -6 -14 -30Z" fill="${colour.paper}"/>
<path d="M-6 12C160 24 340 20 500 10C498 24 490 30 480 30L10 30C0 30 -6 22 -6 12Z" fill="${mix(tone, '#120d0b', 0.4)}"/>
<path d="M20 -60C110 -40 150 -110 210 -128L260 -108C200 -60 130 -10 30 -28Z" fill="${mix(tone, colour.paper, 0.55)}"/>
${[0, 1, 2, 3].map((lace) => `<path d="M${168 + lace * 36} ${-166 + lace * 19}l34 26" stroke="${colour.paper}" stroke-width="11" stroke-linecap="round"/>`).join('')}</g>`
  return [
    sky(mood, 900),
    sun(mood, random.between(1300, 1600), 520, 220),
    hills(mood, random, 640, 880, 4),
    rectangle(0, 900, canvas.width, 120, mix(colour.sand, mood.ground, 0.4)),
    rectangle(0, 1016, canvas.width, 240, mix(colour.sand, mood.ground, 0.72)),
    `<ellipse cx="960" cy="1010" rx="620" ry="24" fill="#120d0b" opacity=".35"/>`,
    shoe(820, 966, 1.25, mix(colour.clay, '#120d0b', 0.25)),
    shoe(470, 1000, 1.4, random.pick([colour.clay, colour.forest, '#2e5a66'])),
  ].join('')
}

/** Lanes from straight above, and the long shadows of the runners in them. */
export const fromAbove: Scene = ({random, mood, poses}) => {
  const lanes = Array.from({length: 6}, (_, index) => [
    rectangle(
      0,
      index * 250 - 130,
      canvas.width,
      251,
      mix(colour.clay, mood.ground, 0.1 + (index % 2) * 0.14),
    ),
    rectangle(0, index * 250 - 138, canvas.width, 13, '#f3e7d3', 0.9),
  ])
  const dark = '#1a0f0c'
  // Nobody stands in the shadow of another.
  const spots = [
    [1560, 3],
    [620, 2],
    [300, 4],
    [1060, 4],
  ] as const
  const runners = poses.map((pose, index) => {
    const [spot, lane] = spots[index % spots.length] ?? [0, 0]
    const x = spot + random.between(-80, 80)
    const y = 250 * lane - 5
    const look = anyRunner(random, {
      singlet: random.pick([colour.paper, colour.gold, colour.forest, '#2e5a66']),
    })
    const black = {
      ...look,
      skin: dark,
      singlet: dark,
      shorts: dark,
      shoes: dark,
      hair: {...look.hair, colour: dark, accent: dark},
    }
    const cast = `<g opacity=".5" transform="translate(${number(x)} ${y}) skewX(-38) scale(1 .62)">${drawFigure({x: 0, y: 0, height: 560, pose, look: black, flat: true})}</g>`
    const limb = (cx: number, cy: number, rx: number, ry: number, turn: number, tone: string) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${tone}" transform="rotate(${turn} ${cx} ${cy})"/>`
    const body = [
      limb(-62, 22, 62, 17, 6, look.skin),
      limb(54, -22, 60, 18, -4, look.skin),
      limb(44, 66, 50, 14, -24, look.skin),
      limb(-36, -68, 48, 14, -22, look.skin),
      limb(-6, 0, 38, 70, -8, look.singlet),
      disc(12, 0, 35, look.hair.colour),
      disc(20, -6, 24, '#2a1d18'),
    ]
    return cast + `<g transform="translate(${number(x)} ${y})">${body.join('')}</g>`
  })
  return [...lanes.flat(), ...runners].join('')
}

/** A table with cups at the side of the road. */
export const waterPoint: Scene = ({random, mood}) => {
  const cups = Array.from({length: 16}, (_, index) => {
    const [x, y] = [
      (index < 8 ? 350 : 290) + (index % 8) * (index < 8 ? 186 : 203),
      800 + Math.floor(index / 8) * 90,
    ]
    return (
      fill(
        polygon([
          [x - 66, y - 170],
          [x + 66, y - 170],
          [x + 48, y],
          [x - 48, y],
        ]),
        index % 3 ? colour.paper : mix(colour.paper, colour.clay, 0.75),
      ) + `<ellipse cx="${number(x)}" cy="${number(y - 170)}" rx="66" ry="14" fill="#8fb3b5"/>`
    )
  })
  return [
    sky(mood, 700),
    sun(mood, 1420, 300, 150),
    clouds(random, '#fffaf0', 6, 80, 380),
    hills(mood, random, 520, 720, 4),
    rectangle(0, 720, canvas.width, 540, mix(colour.clay, mood.ground, 0.35)),
    fill(
      polygon([
        [180, 760],
        [1820, 760],
        [1960, 930],
        [40, 930],
      ]),
      mix(colour.sand, colour.paper, 0.3),
    ),
    rectangle(40, 928, 1920, 190, mix(colour.forest, mood.near, 0.25)),
    ...Array.from({length: 12}, (_, index) => rectangle(40 + index * 160, 928, 76, 190, colour.forest, 0.6)),
    ...cups,
    grass(random, -20, 2020, 1262, 110, mix(mood.near, '#120d0b', 0.2)),
  ].join('')
}

/** A desk at a window: a lamp, books, a pair of spikes hung on the chair. */
export const desk: Scene = ({random, mood}) => {
  const wood = mix('#7a4a30', mood.near, 0.25)
  const books = Array.from({length: 9}, (_, index) => {
    const [width, height] = [random.between(38, 74), random.between(190, 300)]
    const tone = random.pick([
      colour.clay,
      colour.forest,
      colour.gold,
      '#2e5a66',
      colour.clayDeep,
      colour.sand,
    ])
    const x = 1180 + index * 78
    return (
      rectangle(x, 900 - height, width, height, tone) +
      rectangle(x, 900 - height + 30, width, 10, colour.paper, 0.7) +
      rectangle(x, 860, width, 10, colour.paper, 0.7)
    )
  })
  return [
    rectangle(0, 0, canvas.width, canvas.height, mix(mood.near, mood.far, 0.3)),
    `<clipPath id="pane"><rect x="230" y="120" width="820" height="620"/></clipPath><g clip-path="url(#pane)">`,
    sky(mood, 560),
    sun(mood, random.between(420, 880), 330, 90),
    hills(mood, random, 500, 700, 3),
    '</g>',
    `<rect x="230" y="120" width="820" height="620" fill="none" stroke="${colour.paper}" stroke-width="26"/>`,
    line([640, 120], [640, 740], colour.paper, 16) + line([230, 430], [1050, 430], colour.paper, 16),
    `<defs><radialGradient id="pool"><stop offset="0" stop-color="#ffe2a6" stop-opacity=".75"/><stop offset="1" stop-color="#ffe2a6" stop-opacity="0"/></radialGradient></defs>`,
    disc(1000, 820, 520, 'url(#pool)'),
    rectangle(0, 900, canvas.width, 350, wood),
    rectangle(0, 900, canvas.width, 22, mix(wood, colour.paper, 0.25)),
    ...books,
    fill(
      polygon([
        [560, 930],
        [980, 930],
        [1050, 1090],
        [470, 1090],
      ]),
      colour.paper,
    ),
    ...Array.from({length: 6}, (_, row) =>
      line([570 - row * 12, 958 + row * 22], [930 + row * 14, 958 + row * 22], colour.slate, 3, 0.6),
    ),
    line([700, 1010], [1010, 1060], colour.gold, 12),
    line([1120, 905], [1120, 640], colour.ink, 16) + line([1120, 640], [960, 560], colour.ink, 16),
    fill(
      polygon([
        [890, 530],
        [1000, 500],
        [1050, 620],
        [860, 660],
      ]),
      colour.clay,
    ),
    `<ellipse cx="1120" cy="906" rx="90" ry="18" fill="${colour.ink}"/>`,
  ].join('')
}
