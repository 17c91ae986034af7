import type {SearchContent} from '#render-contract.ts'

/** One page of a search. */
interface SearchWanted {
  type: 'story' | 'athlete' | 'raceResult'
  text: string
  /** A name; '' for any. */
  category: string
  page: number
  size: number
}

/** What a search found, best first: the server's own index says ids, /api says numbers. */
interface Found {
  keys: FoundKeys
  total: number
}

type FoundKeys = {ids: readonly string[]} | {numbers: readonly number[]}

/** The one thing that is not asked of the content lake: GROQ folds neither accents nor apostrophes. */
export type FindDocuments = (wanted: SearchWanted) => Promise<Found>

/** Finds with the index of the server that renders the page. */
export function findInIndex(searchContent: SearchContent): FindDocuments {
  return async ({type, text, category, page, size}) => {
    const ids = await searchContent(type, text, category ? {category} : {})
    return {keys: {ids: ids.slice((page - 1) * size, page * size)}, total: ids.length}
  }
}

interface Document {
  _id: string
  number: number | null
}

/** The documents of a search in its order; what was taken back meanwhile is left out. */
export function inFoundOrder<T extends Document>(keys: FoundKeys, documents: readonly T[]): T[] {
  if ('ids' in keys) {
    const byId = new Map(documents.map((document) => [document._id, document]))
    return keys.ids.flatMap((id) => byId.get(id) ?? [])
  }
  const byNumber = new Map(documents.map((document) => [document.number, document]))
  return keys.numbers.flatMap((number) => byNumber.get(number) ?? [])
}
