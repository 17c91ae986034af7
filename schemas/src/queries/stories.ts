import {defineQuery} from 'groq'

import {newestFirst, richTextBody, storyCard, storyHead, storyIsOut} from './fragments.ts'

/**
 * Filters that are not set: `category` and `author` '' (else a name or slug), `featured` null (else true or false), `since`
 * and `until` '' (else the first and the last moment).
 */
const storyMatches = /* groq */ `${storyIsOut}
  && ($category == "" || category._ref in *[_type == "category" && (name == $category || slug.current == $category)]._id)
  && ($author == "" || author._ref in *[_type == "author" && (name == $author || slug.current == $author)]._id)
  && ($featured == null || coalesce(isFeatured, false) == $featured)
  && ($since == "" || publishedAt >= $since)
  && ($until == "" || publishedAt <= $until)`

/** The slides: an editor's choice, then featured, then newest. Some come twice: merge with `chosenFirst`. */
export const heroStoriesQuery = defineQuery(`{
  "chosen": *[_type == "siteSettings" && _id == "siteSettings"][0].heroStories[@->publishedAt <= $now]->{${storyCard}},
  "stories": (*[${storyIsOut} && isFeatured == true] | order(${newestFirst}) [0...4] {${storyCard}})
    + (*[${storyIsOut}] | order(${newestFirst}) [0...4] {${storyCard}})
}`)

/** One page of all stories, newest first. */
export const storiesQuery = defineQuery(`{
  "stories": *[${storyIsOut}] | order(${newestFirst}) [$from...$to] {${storyCard}},
  "total": count(*[${storyIsOut}])
}`)

/** One page of a category, known by its name or slug; null where there is no such category. */
export const categoryStoriesQuery = defineQuery(`
  *[_type == "category" && (name == $category || slug.current == $category)] | order(_id asc) [0] {
    name, "slug": slug.current,
    "stories": *[${storyIsOut} && category._ref == ^._id] | order(${newestFirst}) [$from...$to] {${storyCard}},
    "total": count(*[${storyIsOut} && category._ref == ^._id])
  }
`)

/** Featured stories: an editor's choice, then newest. Merge with `chosenFirst`. */
export const featuredStoriesQuery = defineQuery(`{
  "chosen": *[_type == "siteSettings" && _id == "siteSettings"][0].featuredStories[@->publishedAt <= $now]->{${storyCard}},
  "stories": *[${storyIsOut} && isFeatured == true] | order(${newestFirst}) [0...$limit] {${storyCard}}
}`)

// A client that wrote one block where a list belongs has lost none of its words.
const body = /* groq */ `select(defined(body._type) => [body], body)[]{${richTextBody}}`

/** A whole story, found by the address it has now. */
export const storyBySlugQuery = defineQuery(`
  *[_type == "story" && slug.current == $slug && publishedAt <= $now] | order(_id asc) [0] {
    ${storyHead},
    "body": body[]{${richTextBody}}
  }
`)

/** A whole story, known by its number or its address; -1 and '' match nothing. */
export const storyQuery = defineQuery(`
  *[${storyIsOut} && (number == $number || slug.current == $slug)] | order(_id asc) [0] {
    ${storyHead},
    "body": ${body}
  }
`)

/** The same without its text. */
export const storyHeadQuery = defineQuery(`
  *[${storyIsOut} && (number == $number || slug.current == $slug)] | order(_id asc) [0] {${storyHead}}
`)

/** Where a story went that was published under another address before. */
export const storyByPreviousSlugQuery = defineQuery(`
  *[_type == "story" && $slug in previousSlugs && defined(slug.current) && publishedAt <= $now]
    | order(${newestFirst}) [0] {"slug": slug.current}
`)

/** Stories beside a story: chosen, then of its category, then newest. Merge with `chosenFirst`. */
export const relatedStoriesQuery = defineQuery(`
  *[_type == "story" && slug.current == $slug && publishedAt <= $now] | order(_id asc) [0] {
    "chosen": relatedStories[@->publishedAt <= $now && _ref != ^._id]->{${storyCard}},
    "sameCategory": *[${storyIsOut} && category._ref == ^.category._ref && _id != ^._id]
      | order(${newestFirst}) [0...$limit] {${storyCard}},
    "newest": *[${storyIsOut} && _id != ^._id] | order(${newestFirst}) [0...$limit] {${storyCard}}
  }
`)

/** The next moment at which a scheduled story appears, and pages that list stories change; null: none waits. */
export const nextStoryMomentQuery = defineQuery(`
  *[_type == "story" && defined(slug.current) && publishedAt > $now] | order(publishedAt asc) [0].publishedAt
`)

/** The number and address of a story that is out, known by either; -1 and '' match nothing. */
export const storyReferenceQuery = defineQuery(`
  *[${storyIsOut} && (number == $number || slug.current == $slug)] | order(_id asc) [0] {number, "slug": slug.current}
`)

/** Which of these numbers are stories that are out. */
export const storyNumbersQuery = defineQuery(`*[${storyIsOut} && number in $numbers].number`)

/** One page of what satisfies every filter that is set: see `storyMatches`. */
export const matchingStoriesQuery = defineQuery(`{
  "stories": *[${storyMatches}] | order(${newestFirst}) [$from...$to] {${storyCard}},
  "total": count(*[${storyMatches}])
}`)

/** The stories with these document ids, in no order. */
export const storiesByIdQuery = defineQuery(`*[${storyIsOut} && _id in $ids] {${storyCard}}`)

/** Those of these numbers, in no order, and the newest. */
export const popularStoriesQuery = defineQuery(`{
  "ranked": *[${storyIsOut} && number in $numbers] {${storyCard}},
  "newest": *[${storyIsOut}] | order(${newestFirst}) [0...$limit] {${storyCard}}
}`)

export const storyStatsQuery = defineQuery(`{
  "total": count(*[${storyIsOut}]),
  "featured": count(*[${storyIsOut} && isFeatured == true]),
  "categories": count(*[_type == "category"]),
  "authors": count(*[_type == "author"])
}`)

/** The stories with these numbers, in no order. */
export const storyCardsQuery = defineQuery(`*[${storyIsOut} && number in $numbers] {${storyCard}}`)
