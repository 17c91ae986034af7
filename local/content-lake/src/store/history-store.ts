import type {DatabaseSync, StatementSync} from 'node:sqlite'
import {constants, zstdCompressSync, zstdDecompressSync} from 'node:zlib'

import type {Change} from '#store/change.ts'
import {isLakeDocument} from '#store/lake-document.ts'
import type {LakeDocument} from '#store/lake-document.ts'

export interface StoredTransaction {
  sequence: number
  id: string
  timestamp: string
  author: string
  /** Those of the documents asked about that it touched. */
  documentIds: string[]
}

export interface Revision {
  documentId: string
  before: LakeDocument | null
  after: LakeDocument | null
}

/** A revision is kept whole once it differs this much from the one it leans on. */
const worthKeepingWhole = 0.5
/** Wide enough that all of the earlier revision can be leaned on (16 MB). */
const wideWindow = {[constants.ZSTD_c_windowLog]: 24}

/**
 * Every transaction for ever, compactly: only what a document became is stored, compressed with an earlier whole
 * revision of the same document as the dictionary, so that a keystroke costs some tens of bytes.
 */
export class HistoryStore {
  readonly #database: DatabaseSync
  readonly #dataset: string
  readonly #addTransaction: StatementSync
  readonly #addRevision: StatementSync
  readonly #latest: StatementSync
  readonly #body: StatementSync
  readonly #previous: StatementSync

  constructor(database: DatabaseSync, dataset: string) {
    this.#database = database
    this.#dataset = dataset
    this.#addTransaction = database.prepare(
      'insert into transactions (dataset, id, timestamp, author, mutations) values (?, ?, ?, ?, ?)',
    )
    this.#addRevision = database.prepare(
      'insert into revisions (dataset, document, sequence, base, body) values (?, ?, ?, ?, ?)',
    )
    this.#latest = database.prepare(
      `select sequence, base from revisions where dataset = ? and document = ? and body is not null
       order by sequence desc limit 1`,
    )
    this.#body = database.prepare(
      'select base, body from revisions where dataset = ? and document = ? and sequence = ?',
    )
    this.#previous = database.prepare(
      'select max(sequence) as sequence from revisions where dataset = ? and document = ? and sequence < ?',
    )
  }

  /** Inside the caller's database transaction. */
  add(change: Change) {
    const mutations = change.documents.flatMap((document) => document.mutations)
    const {lastInsertRowid} = this.#addTransaction.run(
      this.#dataset,
      change.transactionId,
      change.timestamp,
      change.author,
      zstdCompressSync(JSON.stringify(mutations)),
    )
    const sequence = Number(lastInsertRowid)
    for (const {documentId, after} of change.documents) {
      const {base, body} = after ? this.#encode(documentId, after) : {base: null, body: null}
      this.#addRevision.run(this.#dataset, documentId, sequence, base, body)
    }
  }

  /** The transactions that touched some documents, oldest first. */
  transactions(documentIds: readonly string[]): StoredTransaction[] {
    const query = this.#database.prepare(
      `select t.sequence, t.id, t.timestamp, t.author, json_group_array(r.document) as documents
       from revisions r join transactions t using (sequence)
       where r.dataset = ? and r.document in (select value from json_each(?)) group by t.sequence order by t.sequence`,
    )
    return query.all(this.#dataset, JSON.stringify(documentIds)).map((row) => ({
      sequence: Number(row.sequence),
      id: String(row.id),
      timestamp: String(row.timestamp),
      author: String(row.author),
      documentIds: readStrings(String(row.documents)),
    }))
  }

  /** What one transaction did to the documents named with it. */
  revisions({sequence, documentIds}: StoredTransaction): Revision[] {
    return documentIds.map((documentId) => ({
      documentId,
      before: this.#before(documentId, sequence),
      after: this.#at(documentId, sequence),
    }))
  }

  sequenceOf(transactionId: string): number | null {
    const query = this.#database.prepare('select sequence from transactions where dataset = ? and id = ?')
    const sequence = query.get(this.#dataset, transactionId)?.sequence
    return typeof sequence === 'number' ? sequence : null
  }

  /** A document as of a transaction, whether that touched it or not; null when it did not exist. */
  asOf(documentId: string, sequence: number): LakeDocument | null {
    return this.#before(documentId, sequence + 1)
  }

  /** What a document last was, even if it is deleted now. */
  last(documentId: string): LakeDocument | null {
    const sequence = this.#latest.get(this.#dataset, documentId)?.sequence
    return typeof sequence === 'number' ? this.#at(documentId, sequence) : null
  }

  atTime(documentId: string, time: string): LakeDocument | null {
    const query = this.#database.prepare(
      `select max(sequence) as sequence from revisions join transactions using (sequence)
       where revisions.dataset = ? and document = ? and timestamp <= ?`,
    )
    const sequence = query.get(this.#dataset, documentId, time)?.sequence
    return typeof sequence === 'number' ? this.#at(documentId, sequence) : null
  }

  /** Every document that has ever had an id that begins so. */
  documentIds(prefix: string): string[] {
    const query = this.#database.prepare(
      'select distinct document from revisions where dataset = ? and document >= ? and document < ?',
    )
    return query.all(this.#dataset, prefix, `${prefix}\uffff`).map((row) => String(row.document))
  }

  documentsOf(sequence: number): string[] {
    const query = this.#database.prepare('select document from revisions where dataset = ? and sequence = ?')
    return query.all(this.#dataset, sequence).map((row) => String(row.document))
  }

  mutationsOf(sequence: number): unknown {
    const row = this.#database.prepare('select mutations from transactions where sequence = ?').get(sequence)
    return row?.mutations instanceof Uint8Array
      ? JSON.parse(zstdDecompressSync(row.mutations).toString())
      : []
  }

  #at(documentId: string, sequence: number): LakeDocument | null {
    const text = this.#text(documentId, sequence)
    const document: unknown = text === null ? null : JSON.parse(text)
    return isLakeDocument(document) ? document : null
  }

  #before(documentId: string, sequence: number) {
    const previous = this.#previous.get(this.#dataset, documentId, sequence)?.sequence
    return typeof previous === 'number' ? this.#at(documentId, previous) : null
  }

  #encode(documentId: string, after: LakeDocument) {
    const text = JSON.stringify(after)
    const latest = this.#latest.get(this.#dataset, documentId)
    const base = latest ? Number(latest.base ?? latest.sequence) : null
    const dictionary = base === null ? null : this.#text(documentId, base)
    const whole = zstdCompressSync(text)
    if (base === null || dictionary === null) return {base: null, body: whole}
    const delta = zstdCompressSync(text, {dictionary: Buffer.from(dictionary), params: wideWindow})
    return delta.length < whole.length * worthKeepingWhole ? {base, body: delta} : {base: null, body: whole}
  }

  #text(documentId: string, sequence: number): string | null {
    const row = this.#body.get(this.#dataset, documentId, sequence)
    if (!(row?.body instanceof Uint8Array)) return null
    if (typeof row.base !== 'number') return zstdDecompressSync(row.body).toString()
    const dictionary = this.#text(documentId, row.base)
    return zstdDecompressSync(row.body, {dictionary: Buffer.from(dictionary ?? '')}).toString()
  }
}

function readStrings(json: string): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}
