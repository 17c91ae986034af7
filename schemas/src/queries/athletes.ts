import {defineQuery} from 'groq'

import {newestFirst, picture, richTextBody, storyCard, storyIsOut} from './fragments.ts'

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

/** The athletes with these numbers, in no order. */
export const athletesByNumberQuery = defineQuery(
  `*[_type == "athlete" && number in $numbers] {${athleteCard}}`,
)

const storyWords = /* groq */ `array::join([title, coalesce(excerpt, ""), coalesce(pt::text(body), "")], " ")`
const womenStoryWords = /* groq */ `array::join([
    coalesce(name, ""), coalesce(title, ""), coalesce(description, ""), coalesce(pt::text(storyContent), "")
  ], " ")`

/**
 * What tells of an athlete: links to the athlete's page, or has the whole name in its text. Of the stories only those are read that a
 * search for the name has found: `ids`, or `numbers`.
 */
export const athleteMentionsQuery = defineQuery(`{
  "stories": *[${storyIsOut} && (references($id) || (
      (_id in $ids || number in $numbers) && count(string::split(lower(${storyWords}), lower($name))) > 1
    ))] | order(${newestFirst}) [0...$limit] {${storyCard}},
  "womenStories": *[_type == "womenStory" && coalesce(status, "active") == "active" && defined(number) && (
      references($id) || count(string::split(lower(${womenStoryWords}), lower($name))) > 1
    )] | order(${byPlace}) [0...$limit] {
      _id, number, "name": coalesce(name, ""), "title": coalesce(title, ""), "image": image{${picture}}
    }
}`)

/** The athletes with these document ids, in no order. */
export const athletesByIdQuery = defineQuery(`*[_type == "athlete" && _id in $ids] {${athleteCard}}`)

export const athleteStatsQuery = defineQuery(`{
  "total": count(*[_type == "athlete"]),
  "active": count(*[_type == "athlete" && coalesce(active, true) == true]),
  "featured": count(*[_type == "athlete" && featured == true])
}`)
