import {canvas, clouds, disc, fill, hills, lanes, line, rectangle, shadow, sky, sun} from './canvas.ts'
import {anyElder, anyRunner} from './cast.ts'
import {colour, mix} from './colour.ts'
import {drawFigure} from './figure.ts'
import {number, polygon} from './geometry.ts'
import {floodlight, hurdle, stand} from './places.ts'
import type {Scene} from './scene.ts'

const crowd = ['#d8b48a', '#b8492d', '#f0e2c8', '#214f3b', '#dca544', '#6a4029', '#2e5a66'] as const

/** Runners side by side on the home straight, a full stand behind them. */
export const straight: Scene = ({random, mood, poses}) => {
  const runners = poses.map((pose, index) => {
    const y = 960 + index * (190 / Math.max(poses.length - 1, 1))
    const x = 1480 - index * (980 / Math.max(poses.length - 1, 1)) + random.between(-60, 60)
    const height = 600 + index * 55
    return shadow(x, y, height) + drawFigure({x, y, height, pose, look: anyRunner(random), rim: mood.rim})
  })
  return [
    sky(mood, 620),
    sun(mood, random.between(300, 1700), 200, 90),
    hills(mood, random, 360, 430, 2),
    stand(random, 400, 640, mix(mood.near, mood.far, 0.25), crowd),
    rectangle(0, 638, canvas.width, 120, mix(colour.forest, mood.near, 0.35)),
    lanes(740, 1290, 6, mix(colour.clay, mood.ground, 0.25), '#f3e7d3'),
    ...runners,
  ].join('')
}

/** Lanes sweep round in huge arcs; one runner on the outside of the bend. */
export const bend: Scene = ({random, mood, poses}) => {
  const [cx, cy] = [random.between(-350, 150), 2650]
  const arcs = Array.from({length: 9}, (_, index) => {
    const radius = 1930 - index * 105
    const tone = mix(colour.clay, '#120d0b', 0.05 + (index % 2) * 0.07 + index * 0.018)
    return (
      disc(cx, cy, radius, tone) +
      `<circle cx="${number(cx)}" cy="${cy}" r="${radius}" fill="none" stroke="#f3e7d3" stroke-width="${7 + index}"/>`
    )
  })
  const around = (degrees: number, radius: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180
    return [cx + Math.sin(angle) * radius, cy - Math.cos(angle) * radius]
  }
  const runners = poses.map((pose, index) => {
    const [x, y] = around(34 - index * 11, 1880 - index * 110)
    const height = 640 - index * 30
    return `<g transform="rotate(${17 - index * 6} ${number(x)} ${number(y)})">${shadow(x, y, height)}${drawFigure({x, y, height, pose, look: anyRunner(random), rim: mood.rim})}</g>`
  })
  return [
    sky(mood, 1000),
    sun(mood, 1540, 380, 170),
    clouds(random, mood.sun, 5, 80, 420),
    hills(mood, random, 720, 860, 3),
    fill(`M-60 1300L-60 900Q900 700 2060 980L2060 1300Z`, mix(colour.forest, mood.near, 0.3)),
    ...arcs,
    ...runners.toReversed(),
  ].join('')
}

/** An empty or nearly empty track at night under two masts of light. */
export const floodlit: Scene = ({random, mood, poses}) => {
  const vanishing = 1000 + random.between(-260, 260)
  const edges = Array.from({length: 9}, (_, index) => -1500 + index * 640)
  const bands = edges.slice(0, -1).map((edge, index) =>
    fill(
      polygon([
        [vanishing + (edge - 1000) * 0.035, 700],
        [vanishing + ((edges[index + 1] ?? 0) - 1000) * 0.035, 700],
        [edges[index + 1] ?? 0, 1260],
        [edge, 1260],
      ]),
      mix(mix(mood.ground, colour.clayDeep, 0.6), '#120d0b', 0.1 + (index % 2) * 0.12),
    ),
  )
  const chalk = edges.map((edge) =>
    fill(
      polygon([
        [vanishing + (edge - 1000) * 0.035 - 1, 700],
        [vanishing + (edge - 1000) * 0.035 + 1, 700],
        [edge + 11, 1260],
        [edge - 11, 1260],
      ]),
      '#f3e7d3',
      0.85,
    ),
  )
  const runners = poses.map((pose, index) => {
    const y = 1130 - index * 150
    const height = 620 - index * 170
    const x = vanishing + (index % 2 ? 1 : -1) * (330 - index * 60)
    return (
      shadow(x, y, height) +
      drawFigure({
        x,
        y,
        height,
        pose,
        look: anyRunner(random),
        rim: mood.rim,
      })
    )
  })
  const stars = Array.from({length: 70}, () =>
    disc(random.between(0, 2000), random.between(0, 420), random.between(1, 2.6), '#f6eed2', 0.6),
  )
  return [
    sky(mood, 700),
    ...stars,
    stand(random, 560, 704, mix(mood.near, mood.far, 0.3), [
      '#3b2a22',
      '#55382a',
      '#6a5840',
      '#22323a',
      '#7a3423',
    ]),
    fill(
      polygon([
        [-10, 700],
        [2010, 700],
        [2010, 1260],
        [-10, 1260],
      ]),
      mix(colour.forest, '#0b0f14', 0.45),
    ),
    ...bands,
    ...chalk,
    floodlight('west', 330, 190, 640, '#1b232b', '#f8efcf', 460),
    floodlight('east', 1690, 150, 640, '#1b232b', '#f8efcf', -620),
    ...runners.toReversed(),
  ].join('')
}

/** The barrier, and the one who clears it. */
export const hurdles: Scene = ({random, mood, poses}) => {
  const [pose = 'hurdle'] = poses
  const row = [0, 1, 2].map((index) =>
    hurdle(
      360 + index * 660,
      890 + index * 16,
      190 + index * 20,
      mix('#f3e7d3', mood.near, 0.25 - index * 0.08),
      mix(mood.near, colour.ink, 0.4),
    ),
  )
  return [
    sky(mood, 800),
    sun(mood, 620, 520, 210),
    clouds(random, mood.sun, 6, 60, 380),
    hills(mood, random, 700, 800, 3),
    lanes(800, 1290, 5, mix(colour.clay, mood.ground, 0.35), '#f3e7d3'),
    ...row,
    shadow(1010, 1175, 760),
    hurdle(1040, 1170, 250, '#f3e7d3', '#2a201c'),
    drawFigure({
      x: 930,
      y: 1180,
      height: 860,
      pose,
      look: anyRunner(random, {singlet: colour.forest}),
      rim: mood.rim,
    }),
  ].join('')
}

/** The tape, and the arms that go up. */
export const tape: Scene = ({random, mood, poses}) => {
  const rest = poses.slice(1)
  const chasing = rest.map((pose, index) => {
    const [x, y, height] = [640 - index * 300, 1040 - index * 34, 560 - index * 40]
    return shadow(x, y, height) + drawFigure({x, y, height, pose, look: anyRunner(random), rim: mood.rim})
  })
  const confetti = Array.from({length: 60}, () => {
    const [x, y] = [random.between(900, 2000), random.between(60, 800)]
    return `<rect x="${number(x)}" y="${number(y)}" width="14" height="7" fill="${random.pick([colour.gold, colour.clay, colour.paper, colour.forest])}" transform="rotate(${number(random.between(0, 180))} ${number(x)} ${number(y)})" opacity=".85"/>`
  })
  return [
    sky(mood, 760),
    sun(mood, 1320, 470, 240),
    stand(random, 520, 780, mix(mood.near, mood.far, 0.2), crowd),
    lanes(770, 1290, 5, mix(colour.clay, mood.ground, 0.3), '#f3e7d3'),
    ...confetti,
    ...chasing.toReversed(),
    line([1590, 1010], [1560, 520], '#2a201c', 16),
    `<path d="M1572 640C1500 655 1430 690 1340 676C1260 664 1130 700 1010 800" fill="none" stroke="${colour.paper}" stroke-width="17"/>`,
    shadow(1300, 1140, 800),
    drawFigure({
      x: 1280,
      y: 1130,
      height: 800,
      pose: poses[0] ?? 'finish',
      look: anyRunner(random, {singlet: colour.clay}),
      rim: mood.rim,
    }),
    `<path d="M1345 668C1310 690 1280 700 1262 690" fill="none" stroke="${colour.paper}" stroke-width="17"/>`,
  ].join('')
}

/** A coach at the rail with a watch, the group passing behind. */
export const trackside: Scene = ({random, mood, poses}) => {
  const passing = poses.map((pose, index) => {
    const [x, y, height] = [1770 - index * 330, 930 - (index % 2) * 26, 480 - (index % 2) * 20]
    return (
      shadow(x, y, height) +
      drawFigure({x, y, height, pose, look: anyRunner(random), rim: mood.rim, facing: 'left'})
    )
  })
  const rail = [0, 1, 2, 3, 4, 5, 6].map((post) =>
    line([post * 340 - 60, 1250], [post * 340 - 60, 1010], '#f3e7d3', 16),
  )
  return [
    sky(mood, 700),
    sun(mood, 1560, 300, 110),
    hills(mood, random, 560, 720, 4),
    rectangle(0, 716, canvas.width, 110, mix(colour.forest, mood.near, 0.3)),
    lanes(800, 1300, 5, mix(colour.clay, mood.ground, 0.3), '#f3e7d3'),
    ...passing,
    drawFigure({x: 520, y: 1330, height: 1000, pose: 'coach', look: anyElder(random), rim: mood.rim}),
    line([-60, 1030], [2060, 1030], '#f3e7d3', 20),
    ...rail,
  ].join('')
}
