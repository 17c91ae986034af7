import {defineQuery} from 'groq'

import {newestFirst, picture, storyIsOut} from './fragments.ts'

/** What feeds and sitemaps say of stories, newest first, a page at a time. */
export const feedStoriesQuery = defineQuery(`
  *[${storyIsOut}] | order(${newestFirst}) [$from...$to] {
    _id, title, "slug": slug.current, "excerpt": coalesce(excerpt, ""), publishedAt, _updatedAt,
    "category": category->name,
    "author": author->name,
    "hashtags": coalesce(hashtags, []),
    "mainImage": mainImage{${picture}}
  }
`)

/** Addresses of everything but stories that can be found, and which lists of stories have any. */
export const sitemapQuery = defineQuery(`{
  "stories": count(*[${storyIsOut}]),
  "latestStory": *[${storyIsOut}] | order(${newestFirst}) [0]._updatedAt,
  "categories": *[_type == "category" && defined(name)] {
    name,
    "latestStory": *[${storyIsOut} && category._ref == ^._id] | order(${newestFirst}) [0]._updatedAt
  },
  "athletes": *[_type == "athlete" && defined(number)] | order(number asc) {
    number, _updatedAt, "image": image{${picture}}
  },
  "womenStories": *[_type == "womenStory" && defined(number) && coalesce(status, "active") == "active"] | order(number asc) {
    number, _updatedAt, "image": image{${picture}}
  },
  "raceResults": *[_type == "raceResult" && defined(number)] | order(number asc) {number, _updatedAt},
  "pages": *[_type == "page" && defined(slug.current)] | order(slug.current asc) {"slug": slug.current, _updatedAt}
}`)
