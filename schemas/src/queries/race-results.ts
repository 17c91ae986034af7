import {defineQuery} from 'groq'

/** A result list has a day; what has none is not ready to be shown. */
const raceResultIsOut = /* groq */ `_type == "raceResult" && defined(raceDate)`

/**
 * Filters that are not set: `category` '' (else a name or slug), `featured` null (else true or false), `ids` null (else document ids, as a
 * search found them), `since` and `until` '' (else the first and the last day, 2026-04-19).
 */
const raceResultMatches = /* groq */ `${raceResultIsOut}
  && ($category == "" || category._ref in *[_type == "raceCategory" && (name == $category || slug.current == $category)]._id)
  && ($featured == null || coalesce(isFeatured, false) == $featured)
  && ($ids == null || _id in $ids)
  && ($since == "" || raceDate >= $since)
  && ($until == "" || raceDate <= $until)`

const numberDown = /* groq */ `coalesce(number, 0) desc, _id asc`
const latestFirst = /* groq */ `raceDate desc, ${numberDown}`

const raceResultCard = /* groq */ `
  _id, _updatedAt, number, "title": coalesce(title, ""), description, raceDate, location,
  "category": category->{name, "slug": slug.current},
  "isFeatured": coalesce(isFeatured, false),
  "file": file.asset->{_id, url, originalFilename, extension, size, mimeType}
`

/** One page, the latest race first. */
export const raceResultsQuery = defineQuery(`{
  "results": *[${raceResultMatches}] | order(${latestFirst}) [$from...$to] {${raceResultCard}},
  "total": count(*[${raceResultMatches}])
}`)

export const raceResultsByDateUpQuery = defineQuery(`{
  "results": *[${raceResultMatches}] | order(raceDate asc, ${numberDown}) [$from...$to] {${raceResultCard}},
  "total": count(*[${raceResultMatches}])
}`)

export const raceResultsByTitleQuery = defineQuery(`{
  "results": *[${raceResultMatches}] | order(lower(title) asc, ${numberDown}) [$from...$to] {${raceResultCard}},
  "total": count(*[${raceResultMatches}])
}`)

export const raceResultsByTitleDownQuery = defineQuery(`{
  "results": *[${raceResultMatches}] | order(lower(title) desc, ${numberDown}) [$from...$to] {${raceResultCard}},
  "total": count(*[${raceResultMatches}])
}`)

export const raceResultsByNumberQuery = defineQuery(`{
  "results": *[${raceResultMatches}] | order(coalesce(number, 1000000000) asc, _id asc) [$from...$to] {${raceResultCard}},
  "total": count(*[${raceResultMatches}])
}`)

export const raceResultsByNumberDownQuery = defineQuery(`{
  "results": *[${raceResultMatches}] | order(${numberDown}) [$from...$to] {${raceResultCard}},
  "total": count(*[${raceResultMatches}])
}`)

/** What matches, latest race first, as ids and numbers alone: for orders that only the server knows (rank, views). */
export const matchingRaceResultsQuery = defineQuery(`
  *[${raceResultMatches}] | order(${latestFirst}) {_id, number}
`)

export const featuredRaceResultsQuery = defineQuery(`
  *[${raceResultIsOut} && isFeatured == true] | order(${latestFirst}) [0...$limit] {${raceResultCard}}
`)

export const latestRaceResultsQuery = defineQuery(`
  *[${raceResultIsOut}] | order(${latestFirst}) [0...$limit] {${raceResultCard}}
`)

export const raceResultByNumberQuery = defineQuery(`
  *[${raceResultIsOut} && number == $number] | order(_id asc) [0] {${raceResultCard}}
`)

/** The results with these document ids, in no order. */
export const raceResultsByIdQuery = defineQuery(`*[${raceResultIsOut} && _id in $ids] {${raceResultCard}}`)

/** The results with these numbers, in no order. */
export const raceResultCardsQuery = defineQuery(
  `*[${raceResultIsOut} && number in $numbers] {${raceResultCard}}`,
)

/** In the editor's order, each with how many results it has. */
export const raceCategoriesQuery = defineQuery(`
  *[_type == "raceCategory" && defined(name)] | order(coalesce(order, 1000000) asc, name asc, _id asc) {
    _id, name, "slug": slug.current,
    "count": count(*[${raceResultIsOut} && category._ref == ^._id])
  }
`)

export const raceResultStatsQuery = defineQuery(`{
  "total": count(*[${raceResultIsOut}]),
  "featured": count(*[${raceResultIsOut} && isFeatured == true]),
  "categories": count(*[_type == "raceCategory"])
}`)
