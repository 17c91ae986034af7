import type {Context} from '#context.ts'
import {takeSearch} from '#search/limit-searches.ts'
import type {SearchedType} from '#search/search-entry.ts'
import type {SearchFilter} from '#search/type-index.ts'

interface Asked {
  type: SearchedType
  text: string
  filter?: SearchFilter
}

/** Ids of the documents that a call searches for, best first; every search counts towards the limit of its address. */
export function findHits(
  {context, address}: {context: Context; address: string},
  {type, text, filter}: Asked,
): Promise<readonly string[]> {
  takeSearch(context, address)
  return context.search.rank(type, text, filter)
}
