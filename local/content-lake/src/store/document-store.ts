import type {DatabaseSync, StatementSync} from 'node:sqlite'

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
      const document: unknown = JSON.parse(String(row.body))
      if (!isLakeDocument(document)) {
        throw new Error(
          `Document "${String(row.id)}" of data set "${dataset}" is damaged: restore a copy of the database.`,
        )
      }
      this.documents.set(document._id, sealDocument(document))
    }
  }

  /** Inside the caller's database transaction; memory follows by `remember` once that has committed. */
  save(id: string, after: LakeDocument | null) {
    if (after) this.#write.run(this.#dataset, id, JSON.stringify(after))
    else this.#remove.run(this.#dataset, id)
  }

  remember(id: string, after: LakeDocument | null) {
    if (after) this.documents.set(id, after)
    else this.documents.delete(id)
  }
}
