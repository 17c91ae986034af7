import {everything} from '#query/perspective.ts'
import type {Perspective} from '#query/perspective.ts'
import {View} from '#query/view.ts'
import type {LakeDocument} from '#store/lake-document.ts'

const mostKept = 12

/** The views in use. Each is built once and then follows the store; those not used for longest are let go. */
export class Views {
  readonly raw: View
  readonly #stored: ReadonlyMap<string, LakeDocument>
  readonly #kept = new Map<string, View>()

  constructor(stored: ReadonlyMap<string, LakeDocument>) {
    this.#stored = stored
    this.raw = new View(everything, stored)
  }

  get(perspective: Perspective): View {
    if (perspective.name === everything.name) return this.raw
    const view = this.#kept.get(perspective.name) ?? new View(perspective, this.#stored)
    this.#kept.delete(perspective.name)
    this.#kept.set(perspective.name, view)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
    return view
  }

  follow(storedId: string) {
    this.raw.follow(storedId)
    for (const view of this.#kept.values()) view.follow(storedId)
  }
}
