import type {ValidationContext} from '@sanity/types'

import {publishedId} from '#domain/published-id.ts'

const sameNameQuery = '*[_type == $type && lower(name) == $name && !(_id in $self)][0]._id'

/** Category names are what filters send, and "All" stands for no filter. */
export async function uniqueName(
  name: string | undefined,
  {document, getClient}: ValidationContext,
): Promise<string | true> {
  const wanted = name?.trim().toLowerCase()
  if (!wanted || !document) return true
  if (wanted === 'all') return '“All” is the name of the filter that shows everything: choose another.'

  const id = publishedId(document._id)
  const client = getClient({apiVersion: '2025-02-19'}).withConfig({perspective: 'raw'})
  const other = await client.fetch(sameNameQuery, {
    type: document._type,
    name: wanted,
    self: [id, `drafts.${id}`],
  })
  return other ? 'Another category has this name already.' : true
}
