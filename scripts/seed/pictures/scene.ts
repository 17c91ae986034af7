import type {Mood} from './colour.ts'
import type {PoseName} from './poses.ts'
import type {Random} from './random.ts'

type SceneInput = {random: Random; mood: Mood; poses: readonly PoseName[]}
export type Scene = (input: SceneInput) => string
