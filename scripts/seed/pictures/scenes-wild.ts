import {
  canvas,
  clouds,
  fill,
  ground,
  heightOn,
  hills,
  line,
  rectangle,
  ridgeLine,
  shadow,
  sky,
  sun,
} from './canvas.ts'
import {anyRunner} from './cast.ts'
import {colour, mix} from './colour.ts'
import {drawFigure} from './figure.ts'
import {number, polygon} from './geometry.ts'
import {acacia, bush, grass} from './plants.ts'
import type {Scene} from './scene.ts'

/** A shore at low sun: the water keeps the light, a boat with a sail lies off. */
export const lake: Scene = ({random, mood, poses}) => {
  const sunX = random.between(700, 1500)
  const glitter = Array.from({length: 34}, (_, index) => {
    const y = 716 + index * 9
    const width = random.between(60, 240) * (1 - index / 60)
    return rectangle(sunX - width / 2 + random.between(-70, 70), y, width, 4, mood.sun, 0.5)
  })
  const boatX = random.between(200, 1700)
  const runners = poses.map((pose, index) => {
    const [x, y, height] = [640 + index * 330, 1120 + (index % 2) * 36, 520]
    return shadow(x, y, height) + drawFigure({x, y, height, pose, look: anyRunner(random), rim: mood.rim})
  })
  const birds = Array.from({length: 7}, () => {
    const [x, y] = [random.between(200, 1800), random.between(160, 460)]
    return `<path d="M${number(x)} ${number(y)}q16 -18 30 0q14 -18 30 0" fill="none" stroke="${mood.near}" stroke-width="5" stroke-linecap="round"/>`
  })
  return [
    sky(mood, 700),
    clouds(random, mood.sun, 6, 90, 420),
    sun(mood, sunX, 600, 150),
    hills(mood, random, 640, 700, 2),
    rectangle(0, 696, canvas.width, 330, mix(mood.sky[1], mood.near, 0.3)),
    ...glitter,
    fill(`M${number(boatX)} 800l210 0c-20 40 -40 52 -70 52l-80 0c-30 0 -50 -16 -60 -52Z`, mood.near),
    fill(
      polygon([
        [boatX + 96, 790],
        [boatX + 96, 560],
        [boatX + 230, 770],
      ]),
      colour.paper,
      0.92,
    ),
    line([boatX + 90, 800], [boatX + 90, 540], mood.near, 8),
    ...birds,
    fill('M-20 1010C500 960 1300 1040 2020 980L2020 1260L-20 1260Z', mix(colour.sand, mood.ground, 0.35)),
    fill('M-20 1006C500 956 1300 1036 2020 976L2020 996C1300 1056 500 976 -20 1026Z', colour.paper, 0.4),
    ...runners,
    grass(random, -20, 520, 1262, 150, mix(mood.near, '#120d0b', 0.2)),
    grass(random, 1640, 2020, 1262, 120, mix(mood.near, '#120d0b', 0.2)),
  ].join('')
}

/** A high mountain with snow in its gullies, somebody small below it. */
export const mountain: Scene = ({random, mood, poses}) => {
  const peak = random.between(820, 1240)
  const rock = mix(mood.far, mood.near, 0.35)
  const path = ridgeLine({random, base: 1070, rise: 90, roughness: 0.1, tilt: -120})
  const runners = poses.map((pose, index) => {
    const x = 560 + index * 320
    return drawFigure({
      x,
      y: heightOn(path, x) + 8,
      height: 400,
      pose,
      look: anyRunner(random),
      rim: mood.rim,
    })
  })
  const giantGroundsels = [180, 330, 1560, 1720, 1860].map((x, index) => {
    const y = heightOn(path, x) + 10
    const height = 190 + (index % 3) * 60
    return (
      line([x, y], [x, y - height], mood.near, 30) +
      bush(random, x, y - height, 78, mix(mood.near, colour.leaf, 0.35))
    )
  })
  return [
    sky(mood, 900),
    sun(mood, peak > 1000 ? 380 : 1620, 320, 120),
    clouds(random, '#fffaf0', 7, 120, 520),
    fill(
      polygon([
        [peak - 1100, 940],
        [peak - 430, 520],
        [peak - 250, 560],
        [peak - 90, 210],
        [peak - 20, 270],
        [peak + 70, 150],
        [peak + 200, 430],
        [peak + 330, 400],
        [peak + 1150, 940],
      ]),
      rock,
    ),
    fill(
      polygon([
        [peak + 70, 150],
        [peak + 200, 430],
        [peak + 330, 400],
        [peak + 1150, 940],
        [peak + 240, 940],
        [peak + 100, 560],
      ]),
      '#120d0b',
      0.16,
    ),
    fill(
      polygon([
        [peak - 90, 210],
        [peak - 20, 270],
        [peak + 70, 150],
        [peak + 150, 320],
        [peak + 90, 300],
        [peak + 60, 400],
        [peak + 10, 310],
        [peak - 60, 430],
        [peak - 80, 300],
        [peak - 150, 380],
      ]),
      colour.paper,
      0.95,
    ),
    hills(mood, random, 800, 980, 3),
    ground(path, mix(mood.near, mood.ground, 0.3)),
    ...giantGroundsels,
    ...runners,
    grass(random, -20, 2020, 1264, 110, mix(mood.near, '#120d0b', 0.25)),
  ].join('')
}

/** Savanna in the evening: trees at all distances, a group between them. */
export const savanna: Scene = ({random, mood, poses}) => {
  const trees = [0, 1, 2].flatMap((depth) =>
    Array.from({length: 4 - depth}, () => {
      const tone = mix(mood.far, mood.near, 0.3 + depth * 0.35)
      return acacia(random, random.between(-50, 2050), 800 + depth * 60, 150 + depth * 150, tone)
    }),
  )
  const group = poses.map((pose, index) => {
    const [x, y, height] = [480 + index * 290, 1080 + (index % 2) * 60, 480 + (index % 2) * 40]
    return shadow(x, y, height) + drawFigure({x, y, height, pose, look: anyRunner(random), rim: mood.rim})
  })
  return [
    sky(mood, 800),
    sun(mood, random.between(500, 1500), 640, 260),
    clouds(random, mood.sun, 5, 80, 400),
    hills(mood, random, 740, 800, 2),
    fill('M-20 800C700 780 1300 790 2020 804L2020 1260L-20 1260Z', mix(mood.ground, colour.gold, 0.28)),
    ...trees,
    fill('M-20 1040C600 980 1400 1010 2020 1060L2020 1260L-20 1260Z', mix(mood.ground, mood.near, 0.35)),
    ...group,
    grass(random, -20, 2020, 1264, 150, mix(mood.near, '#120d0b', 0.2)),
  ].join('')
}
