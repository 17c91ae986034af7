export type Point = readonly [x: number, y: number]

/** Angles are degrees from straight down, positive towards where the figure faces (+x). */
export function along([x, y]: Point, degrees: number, length: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [x + Math.sin(radians) * length, y + Math.cos(radians) * length]
}

export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

export function number(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`
}

/** A smooth line through all points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return points[wrapped] ?? [0, 0]
  }
  const segments: string[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const control = [
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    ]
    segments.push(`C${control.map(number).join(' ')}`)
  }
  const [x, y] = at(0)
  return `M${number(x)} ${number(y)}${segments.join('')}${closed ? 'Z' : ''}`
}

/** How wide a limb is at a share of its length: towards the front and towards the back. */
export type Profile = readonly (readonly [share: number, front: number, back: number])[]

/** The outline of a limb from one joint to the next, rounded at both ends, or cut straight like a hem. */
export function limb(from: Point, to: Point, profile: Profile, hasHem = false): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const front: Point = [dy / length, -dx / length]
  const side = (share: number, width: number): Point => {
    const [x, y] = between(from, to, share)
    return [x + front[0] * width, y + front[1] * width]
  }
  const last = profile.at(-1)
  const first = profile.at(0)
  const cap = (width: number) => (width * 0.9) / length
  const hem = hasHem ? 0.02 : 1
  return smooth(
    [
      ...profile.map(([share, width]) => side(share, width)),
      ...(last ? [side(last[0] + cap(last[1]) * hem, 0)] : []),
      ...profile.toReversed().map(([share, , width]) => side(share, -width)),
      ...(first ? [side(first[0] - cap(first[1]), 0)] : []),
    ],
    true,
  )
}
