import {searchStories} from '@bfl/schemas/api-calls'

import type {FindDocuments} from '#content/find-documents.ts'

import {call} from './call.ts'

/** Finds by /api, which has the index that a browser has not. */
export const findByCall: FindDocuments = async ({text, category, page, size}) => {
  const {data, meta} = await call(searchStories, {
    params: {},
    body: {query: text, page, per_page: size, ...(category && {category})},
  })
  return {keys: {numbers: data.flatMap(({id}) => id ?? [])}, total: meta.total}
}
