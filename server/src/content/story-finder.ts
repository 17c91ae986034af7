import {commentEditMinutesQuery, storyReferenceQuery} from '@bfl/schemas/queries'
import {LRUCache} from 'lru-cache'

import type {ContentReader} from '#content/content-reader.ts'
import type {ContentRevision} from '#content/content-revision.ts'
import {readContent} from '#content/read-content.ts'
import {Failure} from '#http/failure.ts'

/** A story that is out. Its number is what people's data goes by. */
export interface StoryReference {
  number: number
  slug: string
}

export interface StoryFinderOptions {
  reader: ContentReader
  revision: ContentRevision
  now(): Date
}

/** Finds stories by number or slug, and remembers those that are out until content changes. */
export class StoryFinder {
  readonly #options: StoryFinderOptions
  readonly #known = new LRUCache<string, StoryReference>({max: 5000})
  #revision = -1

  constructor(options: StoryFinderOptions) {
    this.#options = options
  }

  /** Throws `not_found` for what is not out, `unavailable` when content cannot be read. */
  async find(id: string): Promise<StoryReference> {
    const {revision} = this.#options
    const asked = revision.current
    if (this.#revision !== asked) this.#known.clear()
    this.#revision = asked
    const known = this.#known.get(id)
    if (known !== undefined) return known

    const story = await this.#read(id)
    // Only while changes are heard of is what was read good for longer.
    if (revision.isLive && revision.current === asked) this.#known.set(id, story)
    return story
  }

  async commentEditMinutes(): Promise<number> {
    return readContent(() =>
      this.#options.reader.fetch(commentEditMinutesQuery, {}, {tag: 'server.edit-minutes'}),
    )
  }

  async #read(id: string): Promise<StoryReference> {
    const {now, reader} = this.#options
    const isNumber = /^\d{1,9}$/.test(id)
    const params = {number: isNumber ? Number(id) : -1, slug: isNumber ? '' : id, now: now().toISOString()}
    const story = await readContent(() => reader.fetch(storyReferenceQuery, params, {tag: 'server.story'}))
    if (story === null || story.slug === null) throw new Failure('not_found', {message: 'Story not found'})
    // Brought by an import a moment ago: the listener is about to give it one.
    if (story.number === null) throw new Failure('unavailable')
    return {number: story.number, slug: story.slug}
  }
}
