import type {LakeDocument} from '#store/lake-document.ts'

/** A set of documents, listed by id as a data set is; a list that was given out can't be changed by anyone. */
export class Bucket {
  readonly #documents = new Map<string, LakeDocument>()
  #list: LakeDocument[] = []
  #isShared = false

  get size() {
    return this.#documents.size
  }

  get(id: string) {
    return this.#documents.get(id)
  }

  set(document: LakeDocument) {
    const isKnown = this.#documents.has(document._id)
    this.#documents.set(document._id, document)
    this.#ownList().splice(this.#place(document._id), isKnown ? 1 : 0, document)
  }

  delete(id: string) {
    if (this.#documents.delete(id)) this.#ownList().splice(this.#place(id), 1)
  }

  list(): readonly LakeDocument[] {
    this.#isShared = true
    return Object.freeze(this.#list)
  }

  #ownList() {
    if (this.#isShared) this.#list = this.#list.slice()
    this.#isShared = false
    return this.#list
  }

  #place(id: string) {
    let low = 0
    let high = this.#list.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const document = this.#list[middle]
      if (document && document._id < id) low = middle + 1
      else high = middle
    }
    return low
  }
}
