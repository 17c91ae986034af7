import {defineQuery} from 'groq'

import {richTextBody} from './fragments.ts'

export const pageBySlugQuery = defineQuery(`
  *[_type == "page" && slug.current == $slug] | order(_id asc) [0] {
    title, "slug": slug.current, description, _updatedAt,
    "body": body[]{${richTextBody}}
  }
`)
