import {orFetchFailure} from '@bfl/schemas/domain/fetch-failures'
import {featuredPageSize} from '@bfl/schemas/domain/site-constants'
import {athleteStatsQuery, featuredAthletesQuery} from '@bfl/schemas/queries'
import {createContext} from 'react'

import type {FetchContent} from '#render-contract.ts'

import {type AthleteCard, presentAthletes} from './athlete-data.ts'
import {withoutPlaceholder} from './picture-data.ts'

/** The featured athletes, or the words about why they are not there. */
export type AthleteHall = {athletes: AthleteCard[]} | {failure: string}

export interface AthleteStats {
  total: number
  active: number
  featured: number
}

/** Gives the front page its athletes once more, after they could not be loaded. */
export const LoadHallContext = createContext<() => Promise<AthleteHall>>(async () => ({athletes: []}))

export async function loadAthleteHall(
  fetchContent: FetchContent,
  onFailure: (error: unknown) => void,
): Promise<AthleteHall> {
  try {
    const fetched = fetchContent(featuredAthletesQuery, {limit: featuredPageSize})
    const athletes = presentAthletes(await orFetchFailure('featuredAthletes', fetched))
    return {athletes: athletes.map(withoutPlaceholder)}
  } catch (error) {
    onFailure(error)
    const message = error instanceof Error ? error.message : ''
    return {failure: message || 'Failed to load athletes'}
  }
}

export function loadAthleteStats(fetchContent: FetchContent): Promise<AthleteStats> {
  return orFetchFailure('athleteStats', fetchContent(athleteStatsQuery))
}
