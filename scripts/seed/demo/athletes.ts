import type {Athlete} from './athlete.ts'
import {fieldAthletes} from './athletes-field.ts'
import {otherAthletes} from './athletes-near-and-far.ts'
import {roadAthletes} from './athletes-road.ts'
import {trackAthletes} from './athletes-track.ts'

export const athletes: readonly Athlete[] = [
  ...trackAthletes,
  ...roadAthletes,
  ...fieldAthletes,
  ...otherAthletes,
]
