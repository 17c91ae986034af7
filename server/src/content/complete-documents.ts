import {keptSlugs} from '@bfl/schemas/domain/kept-slugs'
import {isNumberedType, numberedTypes, type NumberedType, takeNumber} from '@bfl/schemas/domain/numbers'
import {draftId} from '@bfl/schemas/domain/published-id'
import type {SanityClient} from '@sanity/client'
import type {Logger} from 'pino'
import {z} from 'zod'

/** What the listener tells of a published document that this completes. */
export interface ChangedDocument {
  documentId: string
  result?: unknown
  previous?: unknown
}

const Numbered = z.object({number: z.int().positive()})
const Slugged = z.object({
  _type: z.literal('story'),
  slug: z.object({current: z.string().optional()}).nullish(),
  previousSlugs: z.array(z.string()).nullish(),
})
const Typed = z.object({_type: z.string()})
const Unnumbered = z.array(z.object({_id: z.string(), _type: z.string()}))
const Revisions = z.array(z.object({_id: z.string(), _rev: z.string(), number: z.unknown()}))
const Story = Slugged.extend({_id: z.string(), _rev: z.string()})

const attempts = 5

/**
 * Gives documents of other clients (imports, scripts) what the Studio gives its own: a number, and the memory of their old
 * addresses. Every write names the revision it was decided on, so that the Studio and other servers may do the same at the
 * same time: one wins, the others look again and find nothing left to do.
 */
export class DocumentCompleter {
  readonly #writer: SanityClient
  readonly #log: Logger
  // One after the other: taking numbers in parallel would only make this process compete with itself.
  #queue: Promise<void> = Promise.resolve()

  constructor(writer: SanityClient, log: Logger) {
    this.#writer = writer
    this.#log = log
  }

  /** Resolves when everything that was asked for so far is done. */
  get idle(): Promise<void> {
    return this.#queue
  }

  changed({documentId, result, previous}: ChangedDocument): void {
    const type = Typed.safeParse(result).data?._type
    if (type !== undefined && isNumberedType(type) && !Numbered.safeParse(result).success) {
      const before = Numbered.safeParse(previous).data?.number ?? null
      this.#enqueue(documentId, () => this.#giveNumber(documentId, type, before))
    }
    const published = Slugged.safeParse(previous).data
    const next = Slugged.safeParse(result).data
    if (published !== undefined && next !== undefined && missingSlugs(published, next).length > 0) {
      this.#enqueue(documentId, () => this.#keepSlugs(documentId, published))
    }
  }

  /** Finds what came while nobody listened. */
  sweep(): void {
    this.#enqueue('all', async () => {
      const found: unknown = await this.#writer.fetch(
        '*[_type in $types && !defined(number)]{_id, _type}',
        {types: numberedTypes},
        {perspective: 'published', tag: 'server.unnumbered'},
      )
      for (const {_id, _type} of Unnumbered.parse(found)) {
        if (isNumberedType(_type)) await this.#giveNumber(_id, _type, null)
      }
    })
  }

  #enqueue(documentId: string, work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      this.#log.error({err: error, document: documentId}, 'a document could not be completed')
    })
  }

  async #giveNumber(id: string, type: NumberedType, before: number | null): Promise<void> {
    let number = before
    await retryConflicts(async () => {
      // The draft gets it too, or the next publishing would take it away again.
      const found: unknown = await this.#writer.fetch(
        '*[_id in $ids]{_id, _rev, number}',
        {ids: [id, draftId(id)]},
        {perspective: 'raw'},
      )
      const versions = Revisions.parse(found)
      const without = versions.filter((version) => !Numbered.safeParse(version).success)
      if (!without.some((version) => version._id === id)) return

      number ??= versions.map((version) => Numbered.safeParse(version).data?.number).find(Boolean) ?? null
      number ??= await takeNumber(this.#numberStore(), type)
      const given = number
      await this.#writer.mutate(
        without.map(({_id, _rev}) => ({patch: {id: _id, ifRevisionID: _rev, set: {number: given}}})),
        {tag: 'server.give-number'},
      )
    })
  }

  async #keepSlugs(id: string, published: z.infer<typeof Slugged>): Promise<void> {
    await retryConflicts(async () => {
      const story = Story.safeParse(
        await this.#writer.fetch('*[_id == $id][0]', {id}, {perspective: 'raw'}),
      ).data
      if (story === undefined || missingSlugs(published, story).length === 0) return
      await this.#writer.mutate(
        [{patch: {id, ifRevisionID: story._rev, set: {previousSlugs: keptSlugs(published, story)}}}],
        {tag: 'server.keep-slugs'},
      )
    })
  }

  #numberStore() {
    const writer = this.#writer
    return {
      fetch: (
        query: string,
        params: Record<string, string | number>,
        options: {perspective: 'raw'; useCdn: false},
      ) => writer.fetch(query, params, options),
      mutate: (mutations: Parameters<Parameters<typeof takeNumber>[0]['mutate']>[0]) =>
        writer.mutate(mutations),
    }
  }
}

function missingSlugs(published: z.infer<typeof Slugged>, next: z.infer<typeof Slugged>): string[] {
  const remembered = next.previousSlugs ?? []
  return keptSlugs(published, next).filter((slug) => !remembered.includes(slug))
}

async function retryConflicts(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 409
}
