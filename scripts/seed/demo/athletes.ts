import type {Athlete} from './athlete.ts'
import {roadAthletes} from './athletes-road.ts'
import {trackAthletes} from './athletes-track.ts'

export const athletes: readonly Athlete[] = [...trackAthletes, ...roadAthletes]
