import {keptSlugs} from '@bfl/schemas/domain/kept-slugs'
import type {SanityClient} from '@sanity/client'
import {z} from 'zod'

import {retryConflicts} from '#content/retry-conflicts.ts'

const Slugged = z.object({
  _type: z.literal('story'),
  slug: z.object({current: z.string().optional()}).nullish().catch(null),
  previousSlugs: z.array(z.string()).nullish().catch(null),
})
type Slugged = z.infer<typeof Slugged>
const Story = Slugged.extend({_id: z.string(), _rev: z.string()})
const Sweep = z.object({
  now: z.string(),
  since: z.string().nullable(),
  changed: z.array(z.string()),
})
const Past = z.object({documents: z.array(z.unknown())})

/** Holds the moment up to which every changed address has been remembered; the dot keeps it from readers. */
const markId = 'listener.slugs'
const documentsACall = 50

const sweepQuery = `{
  "now": now(),
  "since": *[_id == $markId][0].rememberedUntil,
  "changed": *[_type == "story" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
    && _updatedAt > *[_id == $markId][0].rememberedUntil]._id
}`

/** Remembers under which addresses stories were published before, whichever client changed them. */
export class SlugKeeper {
  readonly #writer: SanityClient

  constructor(writer: SanityClient) {
    this.#writer = writer
  }

  /** Whether this change takes an address away that the story does not remember. */
  isNeeded(previous: unknown, result: unknown): boolean {
    const published = Slugged.safeParse(previous).data
    const next = Slugged.safeParse(result).data
    return published !== undefined && next !== undefined && missingSlugs(published, next).length > 0
  }

  async keep(id: string, previous: unknown, timestamp: string): Promise<void> {
    await this.#remember(id, Slugged.parse(previous))
    await this.#mark(timestamp)
  }

  /** Asks the lake's history what the stories that changed while nobody listened were called before. */
  async sweep(): Promise<void> {
    const found: unknown = await this.#writer.fetch(sweepQuery, {markId}, {perspective: 'raw'})
    const {now, since, changed} = Sweep.parse(found)
    if (since !== null) {
      for (let start = 0; start < changed.length; start += documentsACall) {
        await this.#rememberPast(changed.slice(start, start + documentsACall), since)
      }
    }
    await this.#mark(now)
  }

  async #rememberPast(ids: readonly string[], time: string): Promise<void> {
    const {dataset} = this.#writer.config()
    const answer: unknown = await this.#writer.request({
      url: `/data/history/${String(dataset)}/documents/${ids.join(',')}`,
      query: {time},
      tag: 'server.past-slugs',
    })
    for (const document of Past.parse(answer).documents) {
      const past = Story.safeParse(document).data
      if (past !== undefined) await this.#remember(past._id, past)
    }
  }

  async #remember(id: string, published: Slugged): Promise<void> {
    await retryConflicts(async () => {
      const found: unknown = await this.#writer.fetch('*[_id == $id][0]', {id}, {perspective: 'raw'})
      const story = Story.safeParse(found).data
      if (story === undefined || missingSlugs(published, story).length === 0) return
      await this.#writer.mutate(
        [{patch: {id, ifRevisionID: story._rev, set: {previousSlugs: keptSlugs(published, story)}}}],
        {tag: 'server.keep-slugs'},
      )
    })
  }

  async #mark(rememberedUntil: string): Promise<void> {
    await this.#writer.mutate([{createOrReplace: {_id: markId, _type: 'listener', rememberedUntil}}], {
      tag: 'server.slugs-kept',
    })
  }
}

function missingSlugs(published: Slugged, next: Slugged): string[] {
  const remembered = next.previousSlugs ?? []
  return keptSlugs(published, next).filter((slug) => !remembered.includes(slug))
}
