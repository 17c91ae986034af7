import type {LakeDocument} from '#store/lake-document.ts'

/** A set of documents by id whose list is made once and kept until the set changes. */
export class Bucket {
  readonly #documents = new Map<string, LakeDocument>()
  #list: readonly LakeDocument[] | undefined

  get size() {
    return this.#documents.size
  }

  get(id: string) {
    return this.#documents.get(id)
  }

  set(document: LakeDocument) {
    this.#documents.set(document._id, document)
    this.#list = undefined
  }

  delete(id: string) {
    this.#documents.delete(id)
    this.#list = undefined
  }

  list(): readonly LakeDocument[] {
    return (this.#list ??= [...this.#documents.values()])
  }
}
