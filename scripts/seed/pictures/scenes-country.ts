import {
  canvas,
  clouds,
  disc,
  fill,
  ground,
  heightOn,
  hills,
  rectangle,
  ridgeLine,
  shadow,
  sky,
  sun,
} from './canvas.ts'
import {anyElder, anyPupil, anyRunner} from './cast.ts'
import {colour, mix} from './colour.ts'
import {drawFigure} from './figure.ts'
import {number, polygon} from './geometry.ts'
import {house} from './places.ts'
import {acacia, bush, grass, seedling, teaRows, trunk} from './plants.ts'
import type {Scene} from './scene.ts'

/** A huge low sun, hills in layers, runners along the nearest crest. */
export const ridge: Scene = ({random, mood, poses}) => {
  const crest = ridgeLine({random, base: 1080, rise: 70, roughness: 0.06, tilt: random.between(-90, 60)})
  const start = random.between(620, 900)
  const group = poses.map((pose, index) => {
    const x = start + index * 270
    const height = 430 + random.between(-14, 14)
    return drawFigure({x, y: heightOn(crest, x) + 6, height, pose, look: anyRunner(random), rim: mood.rim})
  })
  return [
    sky(mood, 900),
    clouds(random, mood.sun, 7, 90, 460),
    sun(mood, random.between(900, 1450), 560, 230),
    hills(mood, random, 640, 960, 4),
    acacia(random, random.between(150, 330), heightOn(crest, 240) + 8, 420, mood.near),
    ground(crest, mix(mood.near, mood.ground, 0.5)),
    ...group,
    grass(random, -20, 2020, 1262, 100, mix(mood.near, '#120d0b', 0.35)),
  ].join('')
}

/** A red murram road to the vanishing point; children running home along it. */
export const murram: Scene = ({random, mood, poses}) => {
  const children = poses.map((pose, index) => {
    const [x, y] = [520 + index * 330 + random.between(-30, 30), 1150 - (index % 2) * 70 - index * 8]
    const height = 480 - (index % 2) * 50
    return (
      shadow(x, y, height) +
      drawFigure({x, y, height, pose, look: anyPupil(random), rim: mood.rim, child: true})
    )
  })
  const dust = Array.from({length: 26}, () =>
    disc(random.between(150, 1500), random.between(1040, 1190), random.between(24, 70), mood.sun, 0.06),
  )
  return [
    sky(mood, 720),
    sun(mood, 1480, 260, 120),
    clouds(random, '#fffaf0', 6, 80, 360),
    hills(mood, random, 560, 700, 4),
    fill(
      polygon([
        [-20, 690],
        [2020, 690],
        [2020, 1260],
        [-20, 1260],
      ]),
      mix(mood.near, colour.leaf, 0.35),
    ),
    house(1480, 770, 380, colour.sand, colour.clayDeep, '#2e4a58'),
    acacia(random, 240, 800, 360, mix(mood.near, colour.ink, 0.25)),
    fill(
      'M1016 688L1052 688C1080 800 1760 1020 2260 1260L-300 1260C340 1060 1000 800 1016 688Z',
      mix(colour.clay, mood.ground, 0.2),
    ),
    fill('M1034 688C1040 820 900 1050 640 1260L800 1260C980 1060 1048 820 1038 688Z', colour.clayDeep, 0.28),
    bush(random, 1900, 900, 110, mix(mood.near, colour.ink, 0.2)),
    ...dust,
    ...children,
    grass(random, -20, 420, 1262, 150, mix(mood.near, '#120d0b', 0.3)),
    grass(random, 1720, 2020, 1262, 130, mix(mood.near, '#120d0b', 0.3)),
  ].join('')
}

/** Tall trunks, slanting light, a soft path. */
export const woods: Scene = ({random, mood, poses}) => {
  const [top, , haze] = mood.sky
  const rows = [0, 1, 2].map((depth) => {
    const tone = mix(mix(haze, mood.near, 0.25), mood.near, depth / 2.2)
    return (
      Array.from({length: 11 - depth * 3}, (_, index) =>
        trunk(
          random,
          (index + 0.5) * (2000 / (11 - depth * 3)) + random.between(-70, 70),
          880 + depth * 55,
          34 + depth * 26,
          tone,
          mood.rim,
        ),
      ).join('') + rectangle(0, 0, canvas.width, 1250, haze, 0.08)
    )
  })
  const shafts = Array.from({length: 5}, () => {
    const x = random.between(300, 2100)
    return fill(
      polygon([
        [x, -20],
        [x + 130, -20],
        [x - 420, 1000],
        [x - 700, 1000],
      ]),
      mood.rim,
      0.13,
    )
  })
  const group = poses.map((pose, index) => {
    const [x, y, height] = [820 + index * 340, 1130 - index * 26, 590 - index * 40]
    return shadow(x, y, height) + drawFigure({x, y, height, pose, look: anyRunner(random), rim: mood.rim})
  })
  return [
    rectangle(0, 0, canvas.width, canvas.height, mix(haze, top, 0.15)),
    disc(1350, 420, 420, mood.sun, 0.55),
    ...rows.slice(0, 2),
    fill('M-20 900C500 850 1500 860 2020 890L2020 1260L-20 1260Z', mix(mood.near, colour.leaf, 0.22)),
    fill(
      'M900 862C980 858 1080 858 1130 864C1160 960 1700 1120 1950 1260L160 1260C520 1130 900 1000 900 862Z',
      mood.ground,
    ),
    rows[2] ?? '',
    ...shafts,
    ...group,
    grass(random, -20, 700, 1262, 140, mix(mood.near, '#120d0b', 0.2)),
    grass(random, 1500, 2020, 1262, 120, mix(mood.near, '#120d0b', 0.2)),
  ].join('')
}

/** Tea to the horizon, cut by a road. */
export const tea: Scene = ({random, mood, poses}) => {
  const slope = ridgeLine({random, base: 700, rise: 130, roughness: 0.05, tilt: 140})
  const road = ridgeLine({random, base: 1150, rise: 34, roughness: 0.04})
  const runners = poses.map((pose, index) => {
    const x = 760 + index * 300
    const y = heightOn(road, x) + 44
    return shadow(x, y, 480) + drawFigure({x, y, height: 490, pose, look: anyRunner(random), rim: mood.rim})
  })
  const pickers = [240, 1560, 1760].map((x) =>
    drawFigure({
      x,
      y: heightOn(slope, x) + 120,
      height: 210,
      pose: 'coach',
      look: anyElder(random),
      rim: mood.rim,
      facing: x > 1000 ? 'left' : 'right',
    }),
  )
  return [
    sky(mood, 700),
    sun(mood, 380, 250, 110),
    clouds(random, '#fffaf0', 8, 80, 420),
    hills(mood, random, 480, 640, 4),
    ground(slope, mix(colour.forest, mood.near, 0.3)),
    ...pickers,
    teaRows(slope, mix(colour.leaf, colour.forest, 0.35), mix(colour.leaf, '#cdd98f', 0.25)),
    ground(road, mix(colour.clay, mood.ground, 0.3)),
    ...runners,
    grass(random, -20, 2020, 1264, 70, mix(mood.near, '#120d0b', 0.2)),
  ].join('')
}

/** Cross country: a pack over cropped grass, flags along the course. */
export const crossCountry: Scene = ({random, mood, poses}) => {
  const field = ridgeLine({random, base: 820, rise: 80, roughness: 0.08, tilt: 60})
  const flags = [180, 560, 940, 1320, 1700].map((x, index) => {
    const y = heightOn(field, x) + 60
    return (
      fill(
        polygon([
          [x, y],
          [x + 5, y],
          [x + 5, y - 190],
          [x, y - 190],
        ]),
        '#2a201c',
      ) +
      fill(`M${x + 5} ${number(y - 190)}q44 -16 84 6q-40 14 -84 54Z`, index % 2 ? colour.gold : colour.clay)
    )
  })
  const pack = poses.map((pose, index) => {
    const [x, y, height] = [1560 - index * 240, 1090 + (index % 3) * 50, 520 + (index % 3) * 30]
    return shadow(x, y, height) + drawFigure({x, y, height, pose, look: anyRunner(random), rim: mood.rim})
  })
  return [
    sky(mood, 780),
    sun(mood, 1600, 240, 110),
    clouds(random, '#fffaf0', 7, 70, 380),
    hills(mood, random, 560, 740, 4),
    acacia(random, 1780, 800, 330, mood.near),
    ground(field, mix(colour.leaf, mood.near, 0.25)),
    ...flags,
    ground(ridgeLine({random, base: 1010, rise: 50, roughness: 0.05}), mix(colour.leaf, mood.near, 0.45)),
    ...pack.toReversed(),
    grass(random, -20, 2020, 1266, 110, mix(mood.near, '#120d0b', 0.2)),
  ].join('')
}

/** A nursery of young trees in the foreground, people at work behind. */
export const nursery: Scene = ({random, mood, poses}) => {
  const people = poses.map((pose, index) => {
    const [x, y, height] = [420 + index * 480, 950 + (index % 2) * 40, 500]
    return (
      shadow(x, y, height) +
      drawFigure({
        x,
        y,
        height,
        pose,
        look: anyElder(random),
        rim: mood.rim,
        facing: index % 2 ? 'left' : 'right',
      })
    )
  })
  const rows = [1010, 1110, 1230].flatMap((y, row) =>
    Array.from({length: 12 - row * 3}, (_, index) => {
      const x = (index + 0.5) * (2000 / (12 - row * 3)) + random.between(-16, 16)
      const size = 90 + row * 62
      return (
        fill(
          polygon([
            [x - size * 0.2, y - size * 0.06],
            [x + size * 0.2, y - size * 0.06],
            [x + size * 0.16, y + size * 0.36],
            [x - size * 0.16, y + size * 0.36],
          ]),
          '#241a17',
        ) + seedling(x, y, size, mix(colour.leaf, '#cdd98f', random.between(0, 0.35)))
      )
    }),
  )
  return [
    sky(mood, 740),
    sun(mood, 1480, 360, 150),
    hills(mood, random, 560, 780, 4),
    fill('M-20 780C600 740 1400 760 2020 800L2020 1260L-20 1260Z', mix(mood.ground, colour.clay, 0.25)),
    bush(random, 120, 800, 130, mood.near),
    bush(random, 1880, 810, 150, mood.near),
    ...people,
    ...rows,
  ].join('')
}
