import type {RaceResult} from './results/race-result.ts'
import {resultsOfAutumn} from './results/results-of-autumn.ts'
import {resultsOfSpring} from './results/results-of-spring.ts'
import {resultsOfSummer} from './results/results-of-summer.ts'

/** The latest race first. */
export const raceResults: readonly RaceResult[] = [...resultsOfAutumn, ...resultsOfSummer, ...resultsOfSpring]
