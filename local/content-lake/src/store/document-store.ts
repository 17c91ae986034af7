import type {DatabaseSync, StatementSync} from 'node:sqlite'

import {StartFailure} from '#start-failure.ts'
import {isLakeDocument, sealDocument} from '#store/lake-document.ts'
import type {LakeDocument} from '#store/lake-document.ts'

/** The documents of one data set as they are now, kept in memory too. */
export class DocumentStore {
  readonly #dataset: string
  readonly #write: StatementSync
  readonly #remove: StatementSync
  readonly documents = new Map<string, LakeDocument>()

  constructor(database: DatabaseSync, dataset: string) {
    this.#dataset = dataset
    this.#write = database.prepare(
      `insert into documents (dataset, id, body) values (?, ?, ?)
       on conflict (dataset, id) do update set body = excluded.body`,
    )
    this.#remove = database.prepare('delete from documents where dataset = ? and id = ?')
    const rows = database.prepare('select id, body from documents where dataset = ? order by sequence')
    for (const row of rows.iterate(dataset)) {
      const document = readDocument(String(row.body))
      if (!document) throw damaged(String(row.id), dataset)
      this.documents.set(document._id, sealDocument(document))
    }
  }

  /**
   * Inside the caller's database transaction; memory follows by `remember` once that has committed. Answers how long
   * the document is when written.
   */
  save(id: string, after: LakeDocument | null): number {
    const body = after ? JSON.stringify(after) : null
    if (body === null) this.#remove.run(this.#dataset, id)
    else this.#write.run(this.#dataset, id, body)
    return body?.length ?? 0
  }

  remember(id: string, after: LakeDocument | null) {
    if (after) this.documents.set(id, after)
    else this.documents.delete(id)
  }
}

function readDocument(body: string): LakeDocument | null {
  try {
    const document: unknown = JSON.parse(body)
    return isLakeDocument(document) ? document : null
  } catch {
    return null
  }
}

function damaged(id: string, dataset: string) {
  return new StartFailure(
    `The document "${id}" of dataset "${dataset}" is damaged in the database: restore the database from a copy.`,
  )
}
