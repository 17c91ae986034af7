import {listAthletes, listRaceResults, listStories} from '@bfl/schemas/api-calls'

import type {FindDocuments} from '#content/find-documents.ts'

import {call} from './call.ts'

/** Finds by /api, which has the index that a browser has not. */
export const findByCall: FindDocuments = async (wanted) => {
  const {data, meta} = await ask(wanted)
  return {keys: {numbers: data.flatMap(({id}) => id ?? [])}, total: meta.total}
}

function ask({type, text, category, page, size}: Parameters<FindDocuments>[0]) {
  const query = {search: text, page: String(page), per_page: String(size)}
  const narrowed = {...query, ...(category && {category})}
  switch (type) {
    case 'story':
      return call(listStories, {params: {}, query: narrowed})
    case 'athlete':
      return call(listAthletes, {params: {}, query})
    case 'raceResult':
      return call(listRaceResults, {params: {}, query: narrowed})
  }
}
