import {draftId, isPublishedId} from '@bfl/schemas/domain/published-id'
import {slugify, type SlugKind, slugProblem} from '@bfl/schemas/domain/slug'
import type {SanityClient} from '@sanity/client'
import {z} from 'zod'

import {retryConflicts} from '#content/retry-conflicts.ts'

const kinds = ['story', 'category', 'author', 'raceCategory', 'page'] as const satisfies SlugKind[]

const Versions = z.array(
  z.object({
    _id: z.string(),
    _rev: z.string(),
    slug: z.string().catch(''),
    name: z.string().catch(''),
  }),
)
const Holders = z.array(z.object({_id: z.string(), slug: z.string()}))
const Slugs = z.array(z.object({_id: z.string(), _type: z.enum(kinds), slug: z.string().catch('')}))
const Slugged = z.object({slug: z.object({current: z.string()})})

const mostTried = 50
// Room for a hyphen and two digits below the longest slug.
const longestBase = 90

export function isSluggedType(type: string): type is SlugKind {
  return kinds.some((kind) => kind === type)
}

export function slugIn(document: unknown): string {
  return Slugged.safeParse(document).data?.slug.current ?? ''
}

/** Gives every published document that has an address one that the site can serve and no other of its type has. */
export class SlugGiver {
  readonly #writer: SanityClient

  constructor(writer: SanityClient) {
    this.#writer = writer
  }

  async give(id: string, kind: SlugKind): Promise<void> {
    await retryConflicts(async () => {
      const query = '*[_id in $ids]{_id, _rev, "slug": slug.current, "name": coalesce(title, name)}'
      const ids = [id, draftId(id)]
      const versions = Versions.parse(await this.#writer.fetch(query, {ids}, {perspective: 'raw'}))
      const published = versions.find((version) => version._id === id)
      if (published === undefined) return

      const {slug, name} = published
      const wanted = slugProblem(slug, kind) === null ? slug : slugify(slug || name, kind)
      const current = await this.#firstFree(wanted, kind, id)
      if (current === slug) return
      await this.#writer.mutate(
        versions
          // The draft too, or the next publishing would bring the old one back; not one that the editor has changed.
          .filter((version) => version.slug === slug)
          .map(({_id, _rev}) => ({
            patch: {id: _id, ifRevisionID: _rev, set: {slug: {_type: 'slug', current}}},
          })),
        {tag: 'server.give-slug'},
      )
    })
  }

  /** Finds what came with an unusable address, or with that of another, while nobody listened. The older one keeps it. */
  async sweep(): Promise<void> {
    const found: unknown = await this.#writer.fetch(
      '*[_type in $kinds] | order(_createdAt asc, _id asc){_id, _type, "slug": slug.current}',
      {kinds},
      {perspective: 'published', tag: 'server.slugs'},
    )
    const seen = new Set<string>()
    for (const {_id, _type, slug} of Slugs.parse(found)) {
      const address = `${_type}/${slug}`
      if (slugProblem(slug, _type) !== null || seen.has(address)) await this.give(_id, _type)
      seen.add(address)
    }
  }

  async #firstFree(wanted: string, kind: SlugKind, id: string): Promise<string> {
    const base = wanted.slice(0, longestBase)
    const candidates = [wanted]
    for (let n = 2; n <= mostTried; n += 1) candidates.push(slugify(`${base}-${n}`, kind))
    const found: unknown = await this.#writer.fetch(
      '*[_type == $kind && slug.current in $candidates]{_id, "slug": slug.current}',
      {kind, candidates},
      {perspective: 'raw'},
    )
    const others = Holders.parse(found).filter(({_id}) => _id !== id && isPublishedId(_id))
    const taken = new Set(others.map(({slug}) => slug))
    // Nothing readable is left of an empty text, so this last one is made up and unique.
    return candidates.find((candidate) => !taken.has(candidate)) ?? slugify('', kind)
  }
}
