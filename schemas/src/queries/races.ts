import {defineQuery} from 'groq'

const raceCard = /* groq */ `
  _id, "name": coalesce(name, ""), date, location, "distances": coalesce(distances, []), participants, startTime,
  registrationUrl, detailsUrl
`

/** The whole calendar, by day. */
export const racesQuery = defineQuery(`
  *[_type == "race" && defined(date)] | order(date asc, name asc, _id asc) {${raceCard}}
`)

/** Races from the day `today` (2026-04-19, in Nairobi) on. */
export const upcomingRacesQuery = defineQuery(`
  *[_type == "race" && date >= $today] | order(date asc, name asc, _id asc) [0...$limit] {${raceCard}}
`)
