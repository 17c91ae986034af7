import {defineQuery} from 'groq'

import {newestFirst, picture, richTextBody, storyCard, storyIsOut} from './fragments.ts'

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

/** A whole story, found by the address it has now. */
export const storyBySlugQuery = defineQuery(`
  *[_type == "story" && slug.current == $slug && publishedAt <= $now] | order(_id asc) [0] {
    ${storyCard},
    _updatedAt,
    "body": body[]{${richTextBody}},
    "mainImage": mainImage{${picture}, caption, credit},
    "author": author->{name, "slug": slug.current, bio, "photo": photo{${picture}}},
    "hashtags": coalesce(hashtags, []),
    youtubeUrl,
    "seo": {
      "metaTitle": seo.metaTitle,
      "metaDescription": seo.metaDescription,
      "metaKeywords": coalesce(seo.metaKeywords, []),
      "shareImage": seo.shareImage{${picture}}
    }
  }
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

/** Cards of the stories with these numbers, in no order. */
export const storyCardsQuery = defineQuery(`*[${storyIsOut} && number in $numbers] {${storyCard}}`)
