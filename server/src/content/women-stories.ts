import {randomUUID} from 'node:crypto'

import type {WomenStoryForm} from '@bfl/schemas/api'
import {takeNumber} from '@bfl/schemas/domain/numbers'
import {draftId, isPublishedId} from '@bfl/schemas/domain/published-id'
import type {SanityClient} from '@sanity/client'
import {z} from 'zod'

import {storeImage} from '#content/image-store.ts'
import {numberStore} from '#content/number-store.ts'
import {plainBlocks} from '#content/plain-blocks.ts'
import {retryConflicts} from '#content/retry-conflicts.ts'
import {statusOf} from '#content/write-content.ts'
import {Failure} from '#http/failure.ts'

type Fields = Record<string, unknown>

const Versions = z.array(
  z.object({
    _id: z.string(),
    _rev: z.string(),
    name: z.string().catch(''),
    status: z.string().nullish().catch(null),
    featured: z.boolean().nullish().catch(null),
  }),
)
type Version = z.infer<typeof Versions>[number]

// Bounds and an order, because a lake can answer that from an index.
const publishedQuery = `*[_type == "womenStory" && number >= $number && number <= $number]
  | order(number asc)[0...10]._id`
const versionsQuery = '*[_id in $ids]{_id, _rev, name, status, featured}'

// Of the three seconds in which a caller hears, most are over by then.
const againMs = 300

/** Writes women stories as an editor's publishing does: at once, for readers and Studio alike. */
export class WomenStories {
  readonly #writer: SanityClient

  constructor(writer: SanityClient) {
    this.#writer = writer
  }

  /** Resolves to the id of the new document. Nobody sees anything of it unless all of it is there. */
  async create({image, ...form}: WomenStoryForm): Promise<string> {
    const stored = image === undefined ? null : await storeImage(this.#writer, image)
    const id = randomUUID()
    try {
      const number = await takeNumber(numberStore(this.#writer), 'womenStory')
      const shown = stored === null ? {} : {image: imageOf(stored.assetId, form.name ?? '')}
      const {set} = changes(form)
      const document: Fields & {_type: string} = {
        _id: id,
        _type: 'womenStory',
        featured: false,
        status: 'active',
        ...set,
        ...shown,
        number,
      }
      await this.#add(document, id)
      return id
    } catch (error) {
      stored?.discard()
      throw error
    }
  }

  /** Resolves to the id of the document that has this number. */
  async update(number: number, {image, ...form}: WomenStoryForm): Promise<string> {
    const {_id, name} = await this.#find(number)
    const stored = image === undefined ? null : await storeImage(this.#writer, image)
    try {
      const {set, unset} = changes(form)
      const shown = stored === null ? {} : {image: imageOf(stored.assetId, form.name ?? name)}
      await this.#patch(number, () => ({set: {...set, ...shown}, unset}))
      return _id
    } catch (error) {
      stored?.discard()
      throw error
    }
  }

  async toggleStatus(number: number): Promise<string> {
    return this.#patch(number, ({status}) => ({set: {status: status === 'active' ? 'inactive' : 'active'}}))
  }

  async toggleFeatured(number: number): Promise<string> {
    return this.#patch(number, ({featured}) => ({set: {featured: featured !== true}}))
  }

  /** The draft goes too: what is deleted is gone. */
  async delete(number: number): Promise<void> {
    const {_id} = await this.#find(number)
    await this.#writer.mutate([{delete: {id: _id}}, {delete: {id: draftId(_id)}}], {
      tag: 'server.women-story',
    })
  }

  async #patch(
    number: number,
    change: (published: Version) => {set: Fields; unset?: string[]},
  ): Promise<string> {
    let id = ''
    await retryConflicts(async () => {
      const published = await this.#find(number)
      id = published._id
      const {set, unset = []} = change(published)
      if (Object.keys(set).length === 0 && unset.length === 0) return
      const versions = await this.#versions([id, draftId(id)])
      await this.#writer.mutate(
        // The draft too, or the next publishing would bring the old state back.
        versions.map(({_id, _rev}) => ({patch: {id: _id, ifRevisionID: _rev, set, unset}})),
        {tag: 'server.women-story'},
      )
    })
    return id
  }

  async #find(number: number): Promise<Version> {
    const found: unknown = await this.#writer.fetch(publishedQuery, {number}, {perspective: 'raw'})
    const id = z.array(z.string()).parse(found).find(isPublishedId)
    const [published] = id === undefined ? [] : await this.#versions([id])
    if (published === undefined) throw new Failure('not_found', {message: 'Story not found'})
    return published
  }

  async #versions(ids: readonly string[]): Promise<Version[]> {
    return Versions.parse(await this.#writer.fetch(versionsQuery, {ids}, {perspective: 'raw'}))
  }

  async #add(document: Fields & {_type: string}, id: string): Promise<void> {
    try {
      await this.#writer.create(document, {tag: 'server.women-story'})
    } catch (error) {
      // An answer that got lost on its way does not mean that nothing was written.
      if (statusOf(error) !== null || !(await this.#exists(id))) throw error
    }
  }

  async #exists(id: string): Promise<boolean> {
    try {
      const found: unknown = await this.#writer.fetch('count(*[_id == $id])', {id}, {timeout: againMs})
      return found === 1
    } catch {
      return false
    }
  }
}

function imageOf(assetId: string, name: string) {
  return {_type: 'image', asset: {_type: 'reference', _ref: assetId}, alt: name}
}

/** An empty text takes the field away; a field that was not sent stays as it is. */
function changes(form: Omit<WomenStoryForm, 'image'>): {set: Fields; unset: string[]} {
  const {story_content: content} = form
  const fields: Fields = {
    name: form.name,
    title: form.title,
    description: form.description,
    storyContent: content === undefined ? undefined : content === '' ? '' : plainBlocks(content),
    videoUrl: form.video_url,
    icon: form.icon,
    categoryLabel: form.category_label,
    featured: form.featured,
    status: form.status,
    order: form.order,
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const isEmpty = (value: unknown) => value === '' || value === null
  return {
    set: Object.fromEntries(given.filter(([, value]) => !isEmpty(value))),
    unset: given.filter(([, value]) => isEmpty(value)).map(([name]) => name),
  }
}
