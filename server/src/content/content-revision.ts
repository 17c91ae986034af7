/** Types of documents that something was made from; `everything` where that cannot be told. */
export type ContentTypes = ReadonlySet<string> | 'everything'

/**
 * Counts the changes of published content that this process has heard of, all together and by type of document. What was
 * made from content at one revision is out of date once one of its types has changed.
 */
export class ContentRevision {
  #revision = 0
  #ofEverything = 0
  #isLive = false
  readonly #ofType = new Map<string, number>()

  get current(): number {
    return this.#revision
  }

  /** Whether changes would be heard of; if not, nothing made from content can be taken for current for long. */
  get isLive(): boolean {
    return this.#isLive
  }

  /** Something changed; without types it can have been anything. */
  raise(types: ContentTypes = 'everything'): void {
    this.#revision += 1
    if (types === 'everything') this.#ofEverything = this.#revision
    else for (const type of types) this.#ofType.set(type, this.#revision)
  }

  hasChangedSince(revision: number, types: ContentTypes): boolean {
    if (revision === this.#revision) return false
    if (types === 'everything' || this.#ofEverything > revision) return true
    for (const type of types) if ((this.#ofType.get(type) ?? 0) > revision) return true
    return false
  }

  /** Changes can have been missed before, so being connected again counts as one. */
  connected(): void {
    this.#isLive = true
    this.raise()
  }

  disconnected(): void {
    this.#isLive = false
  }
}
