import {type NumberedType, numberedTypes, raiseCounter, takeNumber} from '@bfl/schemas/domain/numbers'
import {draftId, isPublishedId} from '@bfl/schemas/domain/published-id'
import type {SanityClient} from '@sanity/client'
import {z} from 'zod'

import {numberStore} from '#content/number-store.ts'
import {retryConflicts} from '#content/retry-conflicts.ts'

const Number = z.int().positive()
const Numbered = z.object({number: Number})
const Versions = z.array(z.object({_id: z.string(), _rev: z.string(), number: z.unknown()}))
const Ids = z.array(z.string())
const Documents = z.array(z.object({_id: z.string(), _type: z.enum(numberedTypes), number: z.unknown()}))

// Bounds and an order, because a lake can answer that from an index: an import asks once for each of its documents.
const holdersQuery =
  '*[_type == $type && number >= $number && number <= $number] | order(number asc)[0...100]._id'

export function numberIn(document: unknown): number | null {
  return Numbered.safeParse(document).data?.number ?? null
}

/** Gives every published document of a numbered type one number that no other of its type has. */
export class NumberGiver {
  readonly #writer: SanityClient

  constructor(writer: SanityClient) {
    this.#writer = writer
  }

  /** `before` is the number that the document had or came with: it gets that one again if it is free. */
  async give(id: string, type: NumberedType, before: number | null): Promise<void> {
    let taken: number | null = null
    await retryConflicts(async () => {
      // The draft gets it too, or the next publishing would take it away again.
      const ids = [id, draftId(id)]
      const query = '*[_id in $ids]{_id, _rev, number}'
      const versions = Versions.parse(await this.#writer.fetch(query, {ids}, {perspective: 'raw'}))
      const given = await this.#firstFree([before, ...versions.map(numberIn)], type, ids)
      const published = versions.find((version) => version._id === id)
      if (published === undefined || (given !== null && numberIn(published) === given)) return

      const number = given ?? (taken ??= await takeNumber(numberStore(this.#writer), type))
      await this.#writer.mutate(
        versions
          .filter((version) => numberIn(version) !== number)
          .map(({_id, _rev}) => ({patch: {id: _id, ifRevisionID: _rev, set: {number}}})),
        {tag: 'server.give-number'},
      )
    })
  }

  async #firstFree(candidates: (number | null)[], type: NumberedType, ids: string[]) {
    for (const number of new Set(candidates)) {
      if (number === null) continue
      const found: unknown = await this.#writer.fetch(holdersQuery, {type, number}, {perspective: 'raw'})
      const others = Ids.parse(found).filter((holder) => !ids.includes(holder) && isPublishedId(holder))
      if (others.length === 0) return number
    }
    return null
  }

  /** A number that came with a document is never given again, also when that document is deleted. */
  raiseCounter(type: NumberedType): Promise<void> {
    return raiseCounter(numberStore(this.#writer), type)
  }

  /** Finds what came without a number, or with that of another, while nobody listened. The older one keeps it. */
  async sweep(): Promise<void> {
    const found: unknown = await this.#writer.fetch(
      '*[_type in $types] | order(_createdAt asc, _id asc){_id, _type, number}',
      {types: numberedTypes},
      {perspective: 'published', tag: 'server.numbers'},
    )
    const seen = new Set<string>()
    for (const document of Documents.parse(found)) {
      const number = numberIn(document)
      const key = `${document._type} ${String(number)}`
      if (number === null || seen.has(key)) await this.give(document._id, document._type, null)
      seen.add(key)
    }
    for (const type of numberedTypes) await this.raiseCounter(type)
  }
}
