import type {Change, DocumentChange} from '#store/change.ts'
import {copyJson, isObject} from '#store/json.ts'
import {sealDocument} from '#store/lake-document.ts'
import type {LakeDocument} from '#store/lake-document.ts'
import {patchDocument} from '#write/patch-document.ts'
import type {PatchOperations} from '#write/patch-operations.ts'
import {documentExists, documentMissing, invalid, revisionDiffers} from '#write/refusal.ts'

interface PendingOptions {
  stored: ReadonlyMap<string, LakeDocument>
  transactionId: string
  timestamp: string
  viewerId: string
  /** What a document last was, even if it is deleted now. */
  lastRevision(id: string): LakeDocument | null
}

type Operation = 'create' | 'update' | 'delete' | 'none'

export interface MutationResult {
  id: string
  operation: Operation
}

/** A transaction being put together over what is stored; nothing of it is seen before it is committed. */
export class PendingTransaction {
  readonly transactionId: string
  readonly timestamp: string
  readonly viewerId: string
  readonly lastRevision: (id: string) => LakeDocument | null
  readonly results: MutationResult[] = []
  readonly #stored: ReadonlyMap<string, LakeDocument>
  readonly #touched = new Map<string, LakeDocument | null>()
  readonly #mutations = new Map<string, unknown[]>()

  constructor(options: PendingOptions) {
    this.transactionId = options.transactionId
    this.timestamp = options.timestamp
    this.viewerId = options.viewerId
    this.lastRevision = options.lastRevision
    this.#stored = options.stored
  }

  get(id: string): LakeDocument | undefined {
    const touched = this.#touched.get(id)
    return touched === undefined ? this.#stored.get(id) : (touched ?? undefined)
  }

  require(id: string): LakeDocument {
    const document = this.get(id)
    if (!document) throw documentMissing(id)
    return document
  }

  before(id: string) {
    return this.#stored.get(id)
  }

  storedIds() {
    return this.#stored.keys()
  }

  create(fields: NewDocument) {
    if (this.get(fields._id)) throw documentExists(fields._id)
    this.#put('create', fields)
  }

  createOrReplace(fields: NewDocument) {
    this.#put('createOrReplace', fields)
  }

  createIfNotExists(fields: NewDocument) {
    if (this.get(fields._id)) this.results.push({id: fields._id, operation: 'none'})
    else this.#put('createIfNotExists', fields)
  }

  patch(id: string, operations: PatchOperations, ifRevisionId?: string) {
    const current = this.require(id)
    this.expectRevision(current, ifRevisionId)
    const patched = patchDocument(current, operations)
    this.#record(
      id,
      {...patched, _rev: this.transactionId, _updatedAt: this.timestamp},
      {
        patch: {id, ...operations},
      },
    )
    this.results.push({id, operation: 'update'})
  }

  /** Deleting what isn't there is no fault: a retried request ends the same way. */
  delete(id: string, ifRevisionId?: string) {
    const current = this.get(id)
    if (!current) {
      if (ifRevisionId !== undefined) throw documentMissing(id)
      this.results.push({id, operation: 'none'})
      return
    }
    this.expectRevision(current, ifRevisionId)
    this.#record(id, null, {delete: {id}})
    this.results.push({id, operation: 'delete'})
  }

  expectRevision(document: LakeDocument, revision: string | undefined) {
    if (revision !== undefined && document._rev !== revision) {
      throw revisionDiffers(document._id, revision, document._rev)
    }
  }

  toChange(): Change {
    const documents: DocumentChange[] = []
    for (const [documentId, after] of this.#touched) {
      const before = this.#stored.get(documentId) ?? null
      const mutations = this.#mutations.get(documentId) ?? []
      if (before || after) documents.push({documentId, before, after, mutations})
    }
    return {transactionId: this.transactionId, timestamp: this.timestamp, author: this.viewerId, documents}
  }

  #put(operation: 'create' | 'createOrReplace' | 'createIfNotExists', fields: NewDocument) {
    const current = this.get(fields._id)
    const copy = copyJson(fields)
    if (!isObject(copy)) throw invalid(`Document "${fields._id}" must be an object`)
    const {_id, _type} = fields
    const _createdAt = readTime(fields._createdAt) ?? current?._createdAt ?? this.timestamp
    // An import may say when a new document was last changed; a replaced one has changed now.
    const _updatedAt = (current ? undefined : readTime(fields._updatedAt)) ?? this.timestamp
    const document = {...copy, _id, _type, _rev: this.transactionId, _createdAt, _updatedAt}
    this.#record(_id, document, {[operation]: {...copy, _createdAt}})
    this.results.push({id: _id, operation: current ? 'update' : 'create'})
  }

  #record(id: string, after: LakeDocument | null, mutation: unknown) {
    this.#touched.set(id, after && sealDocument(after))
    this.#mutations.set(id, [...(this.#mutations.get(id) ?? []), mutation])
  }
}

export interface NewDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

function readTime(value: unknown) {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined
}
