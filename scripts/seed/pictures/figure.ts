import {mix} from './colour.ts'
import {along, between, limb, number, polygon, smooth} from './geometry.ts'
import type {Point, Profile} from './geometry.ts'
import {hairOf, headOf} from './head.ts'
import type {Hair} from './head.ts'
import {poses} from './poses.ts'
import type {Pose, PoseName} from './poses.ts'

export type Look = {
  skin: string
  singlet: string
  shorts: string
  /** Null: barefoot. */
  shoes: string | null
  hair: Hair
  /** Long trousers or a skirt instead of running shorts. */
  legs?: 'shorts' | 'trousers' | 'skirt'
  sleeves?: boolean
}

export type Figure = {
  x: number
  /** The ground under the feet. */
  y: number
  height: number
  pose: PoseName
  look: Look
  facing?: 'left' | 'right'
  rim?: string
  child?: boolean
  /** One tone, as a shadow is. */
  flat?: boolean
}

const profiles = {
  thigh: [
    [0, 0.05, 0.056],
    [0.3, 0.05, 0.05],
    [0.65, 0.04, 0.036],
    [1, 0.029, 0.028],
  ],
  shank: [
    [0, 0.029, 0.028],
    [0.26, 0.024, 0.04],
    [0.6, 0.019, 0.024],
    [1, 0.016, 0.018],
  ],
  upperArm: [
    [0, 0.028, 0.028],
    [0.4, 0.025, 0.024],
    [1, 0.018, 0.018],
  ],
  forearm: [
    [0, 0.019, 0.019],
    [0.3, 0.02, 0.019],
    [1, 0.012, 0.012],
  ],
  torso: [
    [-0.08, 0.044, 0.056],
    [0.25, 0.043, 0.04],
    [0.62, 0.058, 0.046],
    [0.88, 0.05, 0.052],
    [1, 0.03, 0.036],
  ],
  neck: [
    [0, 0.03, 0.034],
    [1, 0.026, 0.028],
  ],
  shorts: [
    [-0.13, 0.046, 0.052],
    [0.1, 0.052, 0.056],
    [0.3, 0.053, 0.055],
    [0.43, 0.056, 0.058],
  ],
  trousers: [
    [0, 0.05, 0.056],
    [0.6, 0.046, 0.042],
    [1, 0.038, 0.036],
  ],
  trouserLeg: [
    [0, 0.038, 0.036],
    [0.5, 0.036, 0.038],
    [0.96, 0.036, 0.036],
  ],
  sleeve: [
    [-0.1, 0.03, 0.03],
    [0.3, 0.034, 0.034],
    [0.62, 0.034, 0.034],
  ],
} as const satisfies Record<string, Profile>

type Bones = {hip: Point; neck: Point; shoulder: Point; arms: [Arm, Arm]; legs: [Leg, Leg]; pose: Pose}
type Arm = {elbow: Point; wrist: Point}
type Leg = {knee: Point; ankle: Point; foot: number}

function bonesOf(pose: Pose): Bones {
  const hip: Point = [0, 0]
  const neck = along(hip, 180 - pose.lean, 0.29)
  const shoulder = between(hip, neck, 0.88)
  const arm = ([upper, bend]: readonly [number, number]): Arm => {
    const elbow = along(shoulder, upper, 0.165)
    return {elbow, wrist: along(elbow, upper + bend, 0.15)}
  }
  const leg = ([thigh, bend, point]: readonly [number, number, number]): Leg => {
    const knee = along(hip, thigh, 0.245)
    return {knee, ankle: along(knee, thigh - bend, 0.24), foot: thigh - bend + 90 - point}
  }
  return {
    hip,
    neck,
    shoulder,
    pose,
    arms: [arm(pose.nearArm), arm(pose.farArm)],
    legs: [leg(pose.nearLeg), leg(pose.farLeg)],
  }
}

/** Feet as [along the foot, up from the sole], so that one outline serves every angle. */
function footAt({ankle, foot}: Leg, scale: number, outline: readonly Point[]): Point[] {
  return outline.map(([forward, up]) => {
    const [x, y] = along(along(ankle, foot, forward * scale), foot - 90, -up * scale)
    return [x, y]
  })
}

const foot: readonly Point[] = [
  [-0.026, 0.0],
  [-0.032, -0.03],
  [0.02, -0.034],
  [0.096, -0.037],
  [0.112, -0.03],
  [0.108, -0.018],
  [0.07, 0.002],
  [0.03, 0.016],
  [0, 0.022],
]
const sole: readonly Point[] = [
  [-0.033, -0.026],
  [-0.03, -0.038],
  [0.05, -0.037],
  [0.108, -0.041],
  [0.113, -0.033],
  [0.05, -0.028],
]

function lowest(bones: Bones): number {
  return Math.max(...bones.legs.flatMap((leg) => footAt(leg, 1, sole).map(([, y]) => y)))
}

/** One runner, seen from the side. A rim light is the same figure in one light colour, shifted behind it. */
export function drawFigure({
  x,
  y,
  height,
  pose,
  look,
  facing = 'right',
  rim,
  child = false,
  flat = false,
}: Figure): string {
  const bones = bonesOf(poses[pose])
  const top = y - height * (lowest(bones) + bones.pose.lift)
  const mirror = facing === 'left' ? -1 : 1
  const place = `transform="translate(${number(x)} ${number(top)}) scale(${mirror * (height / 1000)} ${height / 1000})"`
  const body = bodyOf(bones, look, child, flat)
  const light = rim
    ? `<g transform="translate(-6 -7)">${bodyOf(bones, {...look, skin: rim, singlet: rim, shorts: rim, shoes: look.shoes ? rim : null, hair: {...look.hair, colour: rim}}, child, true)}</g>`
    : ''
  return `<g ${place}>${light}${body}</g>`
}

function bodyOf(bones: Bones, look: Look, child: boolean, flat: boolean): string {
  const shade = (tone: string) => (flat ? tone : mix(tone, '#120d0b', 0.38))
  const near = partsOf(bones, look, 0, (tone) => tone)
  const far = partsOf(bones, look, 1, shade)
  const up = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
  const torso = up(limb(scaled(bones.hip), scaled(bones.neck), scaledProfile(profiles.torso)), look.singlet)
  const shadowSide = flat
    ? ''
    : `<path d="${limb(
        scaled(along(bones.hip, 270, 0.022)),
        scaled(along(bones.neck, 270, 0.012)),
        scaledProfile([
          [0, 0.01, 0.03],
          [0.5, 0.004, 0.022],
          [0.9, 0.004, 0.03],
        ]),
      )}" fill="#120d0b" opacity=".2"/>`
  const nod = bones.pose.nod ?? 0
  const tilt = bones.pose.lean * 0.45 + nod
  const chin = along(bones.neck, 180 - bones.pose.lean * 0.7 - 6, child ? 0.09 : 0.098)
  const neck = up(
    limb(scaled(between(bones.shoulder, bones.neck, 0.4)), scaled(chin), scaledProfile(profiles.neck)),
    look.skin,
  )
  const size = child ? 150 : 126
  const head = `<g transform="translate(${chin.map((part) => number(part * 1000)).join(' ')}) rotate(${number(tilt)}) scale(${size})">${headOf(look.skin)}${hairOf(look.hair)}</g>`
  const skirt = look.legs === 'skirt' ? up(skirtOf(bones), look.shorts) : ''
  return `${far.arm}${far.leg}${far.shorts}${neck}${near.leg}${torso}${shadowSide}${near.shorts}${skirt}${head}${near.arm}`
}

function partsOf(bones: Bones, look: Look, side: 0 | 1, tone: (colour: string) => string) {
  const {elbow, wrist} = bones.arms[side]
  const leg = bones.legs[side]
  const draw = (from: Point, to: Point, profile: Profile, fill: string, hasHem = false) =>
    `<path d="${limb(scaled(from), scaled(to), scaledProfile(profile), hasHem)}" fill="${tone(fill)}"/>`
  const path = (points: readonly Point[], fill: string) =>
    `<path d="${smooth(points.map(scaled), true)}" fill="${tone(fill)}"/>`
  const hand = along(wrist, directionOf(elbow, wrist), 0.022)
  const [hx, hy] = scaled(hand)
  const shoe =
    look.shoes === null
      ? path(footAt(leg, 0.95, foot), look.skin)
      : path(footAt(leg, 1.08, foot), look.shoes) +
        path(footAt(leg, 1.08, sole), mix(look.shoes, '#fff6e6', 0.75))
  const trousers = look.legs === 'trousers'
  return {
    arm:
      draw(bones.shoulder, elbow, profiles.upperArm, look.skin) +
      draw(elbow, wrist, profiles.forearm, look.skin) +
      `<ellipse cx="${number(hx)}" cy="${number(hy)}" rx="20" ry="17" fill="${tone(look.skin)}"/>` +
      (look.sleeves ? draw(bones.shoulder, elbow, profiles.sleeve, look.singlet) : ''),
    leg:
      shoe +
      draw(
        leg.knee,
        leg.ankle,
        trousers ? profiles.trouserLeg : profiles.shank,
        trousers ? look.shorts : look.skin,
      ) +
      draw(
        bones.hip,
        leg.knee,
        trousers ? profiles.trousers : profiles.thigh,
        trousers ? look.shorts : look.skin,
      ),
    shorts: trousers ? '' : draw(bones.hip, leg.knee, profiles.shorts, look.shorts, true),
  }
}

function directionOf(elbow: Point, wrist: Point): number {
  return (Math.atan2(wrist[0] - elbow[0], wrist[1] - elbow[1]) * 180) / Math.PI
}

function skirtOf({hip, legs}: Bones): string {
  const hems = legs.map(({knee}) => between(hip, knee, 0.85)).toSorted((a, b) => a[0] - b[0])
  const [back = hip, front = hip] = hems
  const waist = along(hip, 180, 0.05)
  return polygon(
    [
      [waist[0] - 0.05, waist[1]],
      [waist[0] + 0.045, waist[1]],
      [front[0] + 0.06, front[1] + 0.012],
      [back[0] - 0.066, back[1] + 0.012],
    ].map(([x = 0, y = 0]) => scaled([x, y])),
  )
}

function scaled([x, y]: Point): Point {
  return [x * 1000, y * 1000]
}

function scaledProfile(profile: Profile): Profile {
  return profile.map(([share, front, back]) => [share, front * 1000, back * 1000])
}
