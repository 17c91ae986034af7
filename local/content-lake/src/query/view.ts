import {Bucket} from '#query/bucket.ts'
import type {Perspective} from '#query/perspective.ts'
import {SortedIndex} from '#query/sorted-index.ts'
import {publishedIdOf, releaseOf} from '#store/document-id.ts'
import {isObject} from '#store/json.ts'
import type {LakeDocument} from '#store/lake-document.ts'
import {referencesOf} from '#store/references.ts'

const indexNames = ['id', 'type', 'slug', 'reference', 'group', 'release'] as const
export type IndexName = (typeof indexNames)[number]

const mostSortedIndexes = 64

interface Selected {
  type: string
  path: string
  condition: string
  matches(document: LakeDocument): boolean
}

interface KeptIndex {
  type: string
  matches(document: LakeDocument): boolean
  index: SortedIndex
}

/** The documents of one perspective with their indexes; it follows the store change by change. */
export class View {
  readonly documents = new Bucket()
  readonly #perspective: Perspective
  readonly #get: (storedId: string) => LakeDocument | undefined
  readonly #indexes = new Map(indexNames.map((name) => [name, new Map<string, Bucket>()]))
  readonly #sorted = new Map<string, KeptIndex>()

  constructor(perspective: Perspective, stored: ReadonlyMap<string, LakeDocument>) {
    this.#perspective = perspective
    this.#get = (id) => stored.get(id)
    for (const id of stored.keys()) this.follow(id)
  }

  /** Takes over what became of one stored document. */
  follow(storedId: string) {
    const id = this.#perspective.seenAs(storedId)
    if (id === null) return
    const before = this.documents.get(id)
    const after = this.#perspective.resolve(id, this.#get)
    if (before === after) return
    if (before) this.#remove(before)
    if (after) this.#add(after)
  }

  lookUp(index: IndexName, key: string): readonly LakeDocument[] {
    return this.#indexes.get(index)?.get(key)?.list() ?? []
  }

  /** The documents of a type in the order of one field. */
  sorted(type: string, path: string): SortedIndex {
    return this.selected({type, path, condition: '', matches: () => true})
  }

  /** Those of them that satisfy a condition; what it says names the index. */
  selected({type, path, condition, matches}: Selected): SortedIndex {
    const name = `${type}\n${path}\n${condition}`
    const known = this.#sorted.get(name)
    this.#sorted.delete(name)
    const kept = known ?? {
      type,
      matches,
      index: new SortedIndex(path, this.lookUp('type', type).filter(matches)),
    }
    this.#sorted.set(name, kept)
    const [oldest] = this.#sorted.keys()
    if (this.#sorted.size > mostSortedIndexes && oldest !== undefined) this.#sorted.delete(oldest)
    return kept.index
  }

  #add(document: LakeDocument) {
    this.documents.set(document)
    for (const [index, key] of keysOf(document)) {
      const buckets = this.#indexes.get(index)
      const bucket = buckets?.get(key) ?? new Bucket()
      bucket.set(document)
      buckets?.set(key, bucket)
    }
    for (const sorted of this.#sortedOf(document)) sorted.add(document)
  }

  #remove(document: LakeDocument) {
    this.documents.delete(document._id)
    for (const [index, key] of keysOf(document)) {
      const buckets = this.#indexes.get(index)
      const bucket = buckets?.get(key)
      bucket?.delete(document._id)
      if (bucket?.size === 0) buckets?.delete(key)
    }
    for (const sorted of this.#sortedOf(document)) sorted.remove(document)
  }

  *#sortedOf(document: LakeDocument) {
    for (const {type, matches, index} of this.#sorted.values()) {
      if (type === document._type && matches(document)) yield index
    }
  }
}

function* keysOf(document: LakeDocument): Generator<[IndexName, string]> {
  yield ['id', document._id]
  yield ['type', document._type]
  yield ['group', publishedIdOf(document._id)]
  const slug = isObject(document.slug) ? document.slug.current : undefined
  if (typeof slug === 'string') yield ['slug', slug]
  const release = releaseOf(document._id)
  if (release !== undefined) yield ['release', release]
  for (const id of referencesOf(document).all) yield ['reference', id]
}
