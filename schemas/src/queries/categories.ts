import {defineQuery} from 'groq'

/** The filter chips, in the editor's order. */
export const categoriesQuery = defineQuery(`
  *[_type == "category" && defined(name)] | order(coalesce(order, 1000000) asc, name asc, _id asc) {
    _id, name, "slug": slug.current, description
  }
`)
