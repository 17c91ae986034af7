/** Degrees. Arms: [upper arm from straight down, bend of the elbow]. Legs: [thigh, bend of the knee, pointing of the toes]. */
export type Pose = {
  lean: number
  nearArm: readonly [number, number]
  farArm: readonly [number, number]
  nearLeg: readonly [number, number, number]
  farLeg: readonly [number, number, number]
  /** Share of the figure's height between the lowest foot and the ground. */
  lift: number
  /** Tilt of the head, positive looks down. */
  nod?: number
}

export const poses = {
  toeOff: {
    lean: 8,
    nearArm: [38, 105],
    farArm: [-58, 82],
    nearLeg: [-26, 12, 32],
    farLeg: [62, 92, 8],
    lift: 0,
  },
  flight: {
    lean: 7,
    nearArm: [-52, 80],
    farArm: [34, 100],
    nearLeg: [48, 62, -4],
    farLeg: [-32, 48, 30],
    lift: 0.05,
  },
  midstance: {
    lean: 5,
    nearArm: [-26, 92],
    farArm: [14, 95],
    nearLeg: [12, 22, -2],
    farLeg: [2, 108, 22],
    lift: 0,
  },
  landing: {
    lean: 6,
    nearArm: [-44, 84],
    farArm: [30, 98],
    nearLeg: [30, 22, -2],
    farLeg: [-16, 88, 26],
    lift: 0,
  },
  sprint: {
    lean: 13,
    nearArm: [62, 88],
    farArm: [-66, 78],
    nearLeg: [-34, 8, 34],
    farLeg: [80, 104, 4],
    lift: 0,
  },
  kick: {
    lean: 12,
    nearArm: [-64, 84],
    farArm: [56, 96],
    nearLeg: [72, 92, 2],
    farLeg: [-36, 26, 36],
    lift: 0.035,
  },
  hurdle: {
    lean: 34,
    nearArm: [-38, 70],
    farArm: [96, 14],
    nearLeg: [38, 126, 4],
    farLeg: [104, 16, -6],
    lift: 0.34,
  },
  finish: {
    lean: -6,
    nearArm: [152, 18],
    farArm: [206, -14],
    nearLeg: [-24, 14, 30],
    farLeg: [42, 74, 6],
    lift: 0.01,
    nod: -8,
  },
  cheer: {
    lean: -2,
    nearArm: [158, 14],
    farArm: [138, 40],
    nearLeg: [-6, 2, 0],
    farLeg: [8, 4, 0],
    lift: 0,
    nod: -6,
  },
  stand: {
    lean: 1,
    nearArm: [-6, 12],
    farArm: [4, 14],
    nearLeg: [-3, 1, 0],
    farLeg: [6, 4, 0],
    lift: 0,
  },
  coach: {
    lean: 2,
    nearArm: [18, 112],
    farArm: [-16, 60],
    nearLeg: [-8, 2, 0],
    farLeg: [9, 5, 0],
    lift: 0,
    nod: 8,
  },
  walk: {
    lean: 4,
    nearArm: [-22, 16],
    farArm: [22, 20],
    nearLeg: [20, 6, -6],
    farLeg: [-20, 14, 18],
    lift: 0,
  },
  stoop: {
    lean: 72,
    nearArm: [12, 14],
    farArm: [-2, 18],
    nearLeg: [22, 40, 0],
    farLeg: [30, 54, 0],
    lift: 0,
    nod: 4,
  },
  stretch: {
    lean: 24,
    nearArm: [54, 20],
    farArm: [70, 10],
    nearLeg: [-30, 4, 4],
    farLeg: [46, 58, 0],
    lift: 0,
  },
  sit: {
    lean: 10,
    nearArm: [34, 44],
    farArm: [40, 38],
    nearLeg: [86, 92, 0],
    farLeg: [80, 78, 0],
    lift: 0,
    nod: 10,
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof poses
