import {defineQuery} from 'groq'

import {picture, richTextBody} from './fragments.ts'

const womenStoryIsShown = /* groq */ `_type == "womenStory" && coalesce(status, "active") == "active"`

const numberUp = /* groq */ `coalesce(number, 1000000000) asc, _id asc`
const byPlace = /* groq */ `coalesce(order, 1000000) asc, ${numberUp}`

const womenStoryCard = /* groq */ `
  _id, _createdAt, number, "name": coalesce(name, ""), "title": coalesce(title, ""),
  "description": coalesce(description, ""), videoUrl, icon, categoryLabel, order,
  "status": coalesce(status, "active"),
  "featured": coalesce(featured, false),
  "image": image{${picture}, credit}
`

/** One page in the editor's order. */
export const womenStoriesQuery = defineQuery(`{
  "stories": *[${womenStoryIsShown}] | order(${byPlace}) [$from...$to] {${womenStoryCard}},
  "total": count(*[${womenStoryIsShown}])
}`)

export const womenStoriesByPlaceDownQuery = defineQuery(`{
  "stories": *[${womenStoryIsShown}] | order(coalesce(order, -1000000) desc, ${numberUp}) [$from...$to] {${womenStoryCard}},
  "total": count(*[${womenStoryIsShown}])
}`)

export const womenStoriesByNameQuery = defineQuery(`{
  "stories": *[${womenStoryIsShown}] | order(lower(name) asc, ${numberUp}) [$from...$to] {${womenStoryCard}},
  "total": count(*[${womenStoryIsShown}])
}`)

export const womenStoriesByNameDownQuery = defineQuery(`{
  "stories": *[${womenStoryIsShown}] | order(lower(name) desc, ${numberUp}) [$from...$to] {${womenStoryCard}},
  "total": count(*[${womenStoryIsShown}])
}`)

export const womenStoriesByAgeQuery = defineQuery(`{
  "stories": *[${womenStoryIsShown}] | order(_createdAt asc, ${numberUp}) [$from...$to] {${womenStoryCard}},
  "total": count(*[${womenStoryIsShown}])
}`)

export const womenStoriesByAgeDownQuery = defineQuery(`{
  "stories": *[${womenStoryIsShown}] | order(_createdAt desc, ${numberUp}) [$from...$to] {${womenStoryCard}},
  "total": count(*[${womenStoryIsShown}])
}`)

export const featuredWomenStoriesQuery = defineQuery(`{
  "stories": *[${womenStoryIsShown} && featured == true] | order(${byPlace}) [$from...$to] {${womenStoryCard}},
  "total": count(*[${womenStoryIsShown} && featured == true])
}`)

/** A label is text, not a document: "Leadership", "leadership" and, of several words, "track-and-field" name one. */
export const labelledWomenStoriesQuery = defineQuery(`{
  "stories": *[${womenStoryIsShown}
    && (lower(categoryLabel) == $label || array::join(string::split(lower(categoryLabel), " "), "-") == $label)
  ] | order(${byPlace}) [$from...$to] {${womenStoryCard}},
  "total": count(*[${womenStoryIsShown}
    && (lower(categoryLabel) == $label || array::join(string::split(lower(categoryLabel), " "), "-") == $label)
  ])
}`)

export const womenStoryByNumberQuery = defineQuery(`
  *[${womenStoryIsShown} && number == $number] | order(_id asc) [0] {
    ${womenStoryCard},
    _updatedAt,
    "storyContent": storyContent[]{${richTextBody}}
  }
`)

/** The same by document id, whether readers are shown it or not: for who has just written it. */
export const womenStoryWrittenQuery = defineQuery(`
  *[_type == "womenStory" && _id == $id] [0] {
    ${womenStoryCard},
    _updatedAt,
    "storyContent": storyContent[]{${richTextBody}}
  }
`)

/** The women stories beside one, in the editor's order. */
export const otherWomenStoriesQuery = defineQuery(`
  *[${womenStoryIsShown} && number != $number] | order(${byPlace}) [0...$limit] {${womenStoryCard}}
`)

/** The women stories with these document ids, in no order. */
export const womenStoriesByIdQuery = defineQuery(`*[${womenStoryIsShown} && _id in $ids] {${womenStoryCard}}`)

/** Counts the hidden ones too: total = active + inactive. */
export const womenStoryStatsQuery = defineQuery(`{
  "total": count(*[_type == "womenStory"]),
  "active": count(*[${womenStoryIsShown}]),
  "featured": count(*[${womenStoryIsShown} && featured == true])
}`)
