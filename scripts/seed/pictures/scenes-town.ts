import {canvas, clouds, disc, fill, hills, line, rectangle, shadow, sky, sun} from './canvas.ts'
import {anyElder, anyRunner} from './cast.ts'
import {colour, mix} from './colour.ts'
import {drawFigure} from './figure.ts'
import {number, polygon} from './geometry.ts'
import {house, rain as drops, skyline, snow as flakes} from './places.ts'
import {acacia, bush} from './plants.ts'
import type {Scene} from './scene.ts'

/** A road race past the towers of the city. */
export const city: Scene = ({random, mood, poses}) => {
  const pack = poses.map((pose, index) => {
    const [x, y, height] = [1600 - index * 290, 1090 + (index % 2) * 70, 560 + (index % 2) * 50]
    return shadow(x, y, height) + drawFigure({x, y, height, pose, look: anyRunner(random), rim: mood.rim})
  })
  const kerb = Array.from({length: 17}, (_, index) =>
    rectangle(index * 120, 934, 60, 16, index % 2 ? '#f3e7d3' : colour.ink),
  )
  return [
    sky(mood, 820),
    sun(mood, 460, 420, 170),
    clouds(random, mood.sun, 6, 80, 380),
    skyline(random, 820, mix(mood.far, mood.near, 0.35), '#ffe2a6'),
    ...[80, 380, 700, 1240, 1560, 1900].map((x) =>
      bush(random, x, 850, 80, mix(mood.near, colour.forest, 0.45)),
    ),
    rectangle(0, 820, canvas.width, 120, mix(mood.near, colour.forest, 0.3)),
    rectangle(0, 940, canvas.width, 320, '#45403e'),
    ...kerb,
    ...[100, 620, 1140, 1660].map((x) => rectangle(x, 1190, 260, 12, '#f3e7d3', 0.7)),
    ...pack.toReversed(),
  ].join('')
}

/** Night rain, one street lamp, somebody still out. */
export const downpour: Scene = ({random, mood, poses}) => {
  const runners = poses.map((pose, index) => {
    const [x, y, height] = [1120 - index * 420, 1060, 660 - index * 40]
    const look = anyRunner(random)
    const mirrored = `<g transform="translate(0 ${y * 2 + 6}) scale(1 -1)" opacity=".2">${drawFigure({x, y, height, pose, look})}</g>`
    return mirrored + shadow(x, y, height) + drawFigure({x, y, height, pose, look, rim: mood.rim})
  })
  const puddles = Array.from(
    {length: 9},
    () =>
      `<ellipse cx="${number(random.between(0, 2000))}" cy="${number(random.between(1060, 1220))}" rx="${number(random.between(90, 240))}" ry="${number(random.between(6, 15))}" fill="${mood.sun}" opacity=".14"/>`,
  )
  return [
    sky(mood, 860),
    hills(mood, random, 640, 820, 3),
    skyline(random, 860, mix(mood.near, mood.far, 0.3), '#e9b765'),
    `<defs><radialGradient id="lamp"><stop offset="0" stop-color="#ffdf9e" stop-opacity=".9"/><stop offset=".3" stop-color="#f0b25e" stop-opacity=".3"/><stop offset="1" stop-color="#f0b25e" stop-opacity="0"/></radialGradient></defs>`,
    rectangle(0, 856, canvas.width, 400, mix(mood.near, '#2c333a', 0.6)),
    disc(1520, 250, 560, 'url(#lamp)'),
    fill(
      polygon([
        [1490, 262],
        [1550, 262],
        [1900, 1100],
        [1000, 1100],
      ]),
      '#ffdf9e',
      0.1,
    ),
    line([1720, 1010], [1720, 210], '#0d1013', 20),
    line([1720, 215], [1530, 235], '#0d1013', 14),
    `<ellipse cx="1520" cy="248" rx="54" ry="16" fill="#fff0c6"/>`,
    ...puddles,
    ...runners,
    drops(random, mix(mood.sun, '#9fb4bd', 0.5)),
  ].join('')
}

/** A campus far from home: brick, a clock tower, the trees of autumn or snow. */
function campusWith(winter: boolean): Scene {
  return ({random, mood, poses}) => {
    const brick = winter ? '#7d4a3d' : '#94452f'
    const tower = random.pick([520, 930, 1380])
    const crown = () =>
      random.pick(
        winter ? ['#8f9a98', '#a7b0ad', '#78848a'] : [colour.ember, colour.gold, colour.clay, '#c98335'],
      )
    const trees = [140, 480, 1500, 1800].map(
      (x) =>
        line([x, 930], [x, 660], '#3b2a24', 22) +
        Array.from({length: 9}, () =>
          disc(
            x + random.between(-110, 110),
            random.between(520, 700),
            random.between(50, 90),
            crown(),
            winter ? 0.55 : 0.95,
          ),
        ).join(''),
    )
    const windows = [0, 1].flatMap((row) =>
      Array.from({length: 12}, (_, index) =>
        rectangle(380 + index * 104, 660 + row * 110, 46, 66, '#f6dfae', 0.9),
      ),
    )
    const runners = poses.map((pose, index) => {
      const [x, y, height] = [820 + index * 380, 1150 - (index % 2) * 50, 600]
      return (
        shadow(x, y, height) +
        drawFigure({
          x,
          y,
          height,
          pose,
          look: anyRunner(random, winter ? {legs: 'trousers', sleeves: true} : {}),
          rim: mood.rim,
        })
      )
    })
    const lawn = winter ? '#e9ece8' : mix(colour.leaf, mood.ground, 0.18)
    return [
      sky(mood, 900),
      clouds(random, '#fffaf0', 6, 60, 320),
      hills(mood, random, 700, 800, 2),
      rectangle(350, 620, 1290, 320, brick),
      rectangle(350, 606, 1290, 24, mix(brick, '#f5ecdd', 0.4)),
      ...windows,
      rectangle(tower, 330, 150, 610, mix(brick, '#120d0b', 0.15)),
      fill(
        polygon([
          [tower - 15, 335],
          [tower + 75, 170],
          [tower + 165, 335],
        ]),
        '#3f4a4c',
      ),
      disc(tower + 75, 430, 48, '#f5ecdd'),
      line([tower + 75, 430], [tower + 75, 396], '#1c1714', 6) +
        line([tower + 75, 430], [tower + 100, 440], '#1c1714', 6),
      rectangle(0, 930, canvas.width, 330, lawn),
      ...trees,
      fill(
        'M-20 1120C600 1040 1300 1060 2020 1110L2020 1210C1400 1190 700 1180 -20 1230Z',
        winter ? '#c9cfca' : '#c8a888',
      ),
      ...runners,
      winter ? flakes(random) : '',
    ].join('')
  }
}
export const campus = campusWith(false)
export const snow = campusWith(true)

/** A homestead, school or clinic: people meeting in front of it. */
export const meeting: Scene = ({random, mood, poses}) => {
  const treeIsLeft = random.pick([true, false])
  const width = random.between(680, 980)
  const houseX = treeIsLeft ? random.between(860, 1700 - width * 0.8) : random.between(180, 460)
  const wall = random.pick([colour.sand, '#c9b28c', '#d8c9ae', '#b9855c'])
  const roof = random.pick([colour.clayDeep, '#5b6a66', colour.clayDeep, '#6f4a36'])
  const people = poses.map((pose, index) => {
    const x = 300 + index * (1450 / Math.max(poses.length - 1, 1)) + random.between(-50, 50)
    const y = 1130 + (index % 2) * 50
    const height = 600
    const look = index % 2 ? anyElder(random) : anyRunner(random)
    const bench =
      pose === 'sit'
        ? rectangle(x - 130, y - 162, 260, 24, '#4a3326') +
          rectangle(x - 110, y - 140, 20, 140, '#3b2a20') +
          rectangle(x + 90, y - 140, 20, 140, '#3b2a20')
        : ''
    const figure = drawFigure({x, y, height, pose, look, rim: mood.rim, facing: x > 1000 ? 'left' : 'right'})
    return shadow(x, y, height) + bench + figure
  })
  return [
    sky(mood, 760),
    sun(
      mood,
      treeIsLeft ? random.between(1450, 1750) : random.between(900, 1300),
      random.between(220, 380),
      120,
    ),
    clouds(random, '#fffaf0', 5, 80, 340),
    hills(mood, random, 600, 760, 4),
    fill('M-20 800C600 770 1400 775 2020 810L2020 1260L-20 1260Z', mix(mood.ground, colour.sand, 0.3)),
    house(houseX, 900, width, wall, roof, '#2e4a58'),
    acacia(
      random,
      treeIsLeft ? random.between(240, 420) : random.between(1560, 1780),
      930,
      520,
      mix(mood.near, colour.ink, 0.2),
    ),
    ...people,
  ].join('')
}

/** A runner on a treadmill, the trace of the test behind her. */
export const laboratory: Scene = ({random, mood, poses}) => {
  const trace = (base: number, height: number, tone: string) => {
    const points = Array.from(
      {length: 40},
      (_, index) =>
        `${number(150 + index * 24)} ${number(base - (index / 39) ** 1.8 * height + random.between(-10, 10))}`,
    )
    return `<path d="M${points.join('L')}" fill="none" stroke="${tone}" stroke-width="8" stroke-linejoin="round"/>`
  }
  const grid = Array.from({length: 8}, (_, index) =>
    line([130, 240 + index * 70], [1130, 240 + index * 70], '#f5ecdd', 1.5, 0.25),
  )
  const [pose = 'midstance'] = poses
  return [
    rectangle(0, 0, canvas.width, canvas.height, mix(mood.near, mood.far, 0.25)),
    rectangle(0, 930, canvas.width, 330, mix(mood.near, '#120d0b', 0.3)),
    disc(1400, 560, 420, mood.sky[1], 0.9),
    `<rect x="90" y="180" width="1090" height="620" rx="18" fill="${mix(mood.near, '#120d0b', 0.45)}"/>`,
    ...grid,
    trace(720, 430, colour.gold),
    trace(690, 200, colour.ember),
    `<rect x="1040" y="1060" width="800" height="64" rx="30" fill="#2a2522"/>`,
    rectangle(1100, 1124, 60, 60, '#1c1714') + rectangle(1720, 1124, 60, 60, '#1c1714'),
    line([1770, 1070], [1840, 560], '#d8cdbb', 26),
    line([1840, 570], [1690, 600], '#d8cdbb', 22),
    drawFigure({
      x: 1400,
      y: 1060,
      height: 800,
      pose,
      look: anyRunner(random, {singlet: colour.paper}),
      rim: mood.rim,
    }),
    drawFigure({x: 700, y: 1210, height: 820, pose: 'coach', look: anyElder(random), rim: mood.rim}),
  ].join('')
}
