/**
 * Counts the changes of published content that this process has heard of. What was made from content at one revision is
 * out of date at the next.
 */
export class ContentRevision {
  #revision = 0
  #isLive = false

  get current(): number {
    return this.#revision
  }

  /** Whether changes would be heard of; if not, nothing made from content can be taken for current for long. */
  get isLive(): boolean {
    return this.#isLive
  }

  raise(): void {
    this.#revision += 1
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
