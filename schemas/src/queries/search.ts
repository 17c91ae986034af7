import {defineQuery} from 'groq'

/** Everything that is searched of a story, athlete, women story or race result, and what decides who sees it. */
const searchDocument = /* groq */ `
  _id, _type, number, title, name, excerpt, description, publishedAt, raceDate, status, location, badge, categoryLabel,
  "slug": slug.current,
  "isFeatured": coalesce(isFeatured, featured, false),
  "hashtags": coalesce(hashtags, []),
  "category": category->{name, "slug": slug.current},
  "author": author->{name, "slug": slug.current},
  "fileName": file.asset->originalFilename,
  "text": coalesce(pt::text(coalesce(body, bio, storyContent)), ""),
  "asides": array::compact(
    coalesce(body, bio, storyContent, [])[_type in ["pullQuote", "image", "video"]]{
      "said": [text, attribution, caption, alt, title]
    }.said[]
  ),
  "cells": array::compact(coalesce(body, bio, storyContent, [])[_type == "table"].rows[].cells[])
`

/** A page of the documents of one type, in the order of their ids, after the one given. */
export const searchPageQuery = defineQuery(`
  *[_type == $type && _type in ["story", "athlete", "womenStory", "raceResult"] && _id > $after]
    | order(_id asc) [0...$size] {${searchDocument}}
`)

/** The same of some documents. */
export const searchDocumentsQuery = defineQuery(`
  *[_id in $ids && _type in ["story", "athlete", "womenStory", "raceResult"]] {${searchDocument}}
`)

/** Whatever shows the name of this author or category. */
export const searchReferringQuery = defineQuery(`
  *[references($id) && _type in ["story", "raceResult"]]._id
`)
