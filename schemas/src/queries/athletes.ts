import {defineQuery} from 'groq'

import {picture, richTextBody} from './fragments.ts'

/** An editor's order; without a place, and then without a number, come last. */
const byPlace = /* groq */ `coalesce(order, 1000000) asc, coalesce(number, 1000000000) asc, _id asc`

const athleteCard = /* groq */ `
  _id, number, "name": coalesce(name, ""), "title": coalesce(title, ""), "description": coalesce(description, ""),
  badge, badgeColor,
  "active": coalesce(active, true),
  "featured": coalesce(featured, false),
  "image": image{${picture}, credit}
`

/** One page of all athletes, those who have retired too. */
export const athletesQuery = defineQuery(`{
  "athletes": *[_type == "athlete"] | order(${byPlace}) [$from...$to] {${athleteCard}},
  "total": count(*[_type == "athlete"])
}`)

/** The Hall of Excellence. */
export const featuredAthletesQuery = defineQuery(`
  *[_type == "athlete" && featured == true] | order(${byPlace}) [0...$limit] {${athleteCard}}
`)

export const athleteByNumberQuery = defineQuery(`
  *[_type == "athlete" && number == $number] | order(_id asc) [0] {
    ${athleteCard},
    _updatedAt,
    "bio": bio[]{${richTextBody}}
  }
`)

/** The athletes with these document ids, in no order. */
export const athletesByIdQuery = defineQuery(`*[_type == "athlete" && _id in $ids] {${athleteCard}}`)

export const athleteStatsQuery = defineQuery(`{
  "total": count(*[_type == "athlete"]),
  "active": count(*[_type == "athlete" && coalesce(active, true) == true]),
  "featured": count(*[_type == "athlete" && featured == true])
}`)
