import {safeHref} from '@bfl/schemas/domain/safe-href'
import {racesQuery} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import {text, texts} from './lake-text.ts'

export interface Race {
  id: string
  name: string
  /** 2026-04-19 */
  date: string
  location: string | null
  distances: string[]
  participants: string | null
  startTime: string | null
  registrationHref: string | null
  detailsHref: string | null
}

/** The whole calendar, by day. What has no name or no day is no race yet. */
export async function loadRaces(fetchContent: FetchContent): Promise<Race[]> {
  const races = await fetchContent(racesQuery)
  return races.flatMap((race) => {
    const name = text(race.name)
    const date = text(race.date)
    if (!name || !date || Number.isNaN(Date.parse(date))) return []
    return [
      {
        id: race._id,
        name,
        date,
        location: text(race.location),
        distances: texts(race.distances),
        participants: text(race.participants),
        startTime: text(race.startTime),
        registrationHref: safeHref(race.registrationUrl),
        detailsHref: safeHref(race.detailsUrl),
      },
    ]
  })
}
