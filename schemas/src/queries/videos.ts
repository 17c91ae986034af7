import {defineQuery} from 'groq'

/** The gallery, the latest addition first. */
export const videosQuery = defineQuery(`
  *[_type == "video" && defined(url)] | order(_createdAt desc, _id asc) [0...$limit] {
    _id, "title": coalesce(title, ""), category, duration, views, url
  }
`)
