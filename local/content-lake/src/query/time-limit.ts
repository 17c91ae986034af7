import type {LakeDocument} from '#store/lake-document.ts'

const checkedEvery = 512
/** Shorter lists can't keep the evaluator busy for long by themselves. */
const shortestWatched = 256

/**
 * Ends a query that would keep everyone else waiting. The evaluator can't be interrupted, but it walks the lists it is
 * given, so the clock is looked at from within them.
 */
export class TimeLimit {
  readonly #milliseconds: number
  readonly #deadline: number
  #steps = 0

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
    this.#deadline = performance.now() + milliseconds
  }

  watch(documents: readonly LakeDocument[]): readonly LakeDocument[] {
    if (documents.length < shortestWatched) return documents
    const step = () => this.#step()
    return Object.defineProperty(documents.slice(), Symbol.iterator, {
      *value() {
        for (let index = 0; index < documents.length; index += 1) {
          step()
          yield documents[index]
        }
      },
    })
  }

  #step() {
    this.#steps += 1
    if (this.#steps % checkedEvery !== 0 || performance.now() < this.#deadline) return
    throw new Error(
      `The query took longer than ${this.#milliseconds} ms; ask for less, or by _id, _type or slug`,
    )
  }
}
