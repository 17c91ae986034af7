import {describe} from '#bson/describe.ts'
import {keyOf} from '#bson/key.ts'
import type {Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {indexedValues, valueAt} from '#query/paths.ts'

import type {Catalog, Collection} from './catalog.ts'
import type {Database, Side} from './database.ts'
import {indexKeys} from './index-keys.ts'
import type {Index} from './index-spec.ts'
import {integerOf} from './row.ts'

const PRIMARY_KEY_TAKEN = 1555
const UNIQUE_TAKEN = 2067

interface Replacement {
  rid: number
  before: Doc
  after: Doc
  bytes: Uint8Array
}

/** Writes documents together with their index entries; run inside a savepoint, for a unique index may refuse late. */
export interface Documents {
  insert(collection: Collection, doc: Doc, bytes: Uint8Array): void
  replace(collection: Collection, replacement: Replacement): void
  remove(collection: Collection, rid: number, doc: Doc): void
  /** Enters a document that was there before the index. */
  enter(collection: Collection, index: Index, rid: number, doc: Doc): void
  count(collection: Collection, side: Side): number
  totalBytes(collection: Collection): number
}

export function openDocuments(database: Database, catalog: Catalog): Documents {
  function entries(index: Index, doc: Doc): Buffer[] {
    if (!index.isCovered(doc)) return []
    const {keys, isMultikey, hasAnyField} = indexKeys(doc, index.fields)
    if (index.isSparse && !hasAnyField) return []
    if (isMultikey) catalog.markMultikey(index)
    return keys
  }

  function addKeys(collection: Collection, index: Index, rid: number, doc: Doc) {
    for (const key of entries(index, doc)) {
      try {
        database.statement(`insert into x${index.id} (k, rid) values (?, ?)`).run(key, rid)
      } catch (error) {
        throw isTaken(error) ? duplicateKey(collection, index, doc) : error
      }
    }
  }

  function removeKeys(index: Index, rid: number, keys: readonly Buffer[]) {
    for (const key of keys)
      database.statement(`delete from x${index.id} where k = ? and rid = ?`).run(key, rid)
  }

  return {
    insert(collection, doc, bytes) {
      let rid: number
      try {
        const {lastInsertRowid} = database
          .statement(`insert into c${collection.id} (k, doc) values (?, ?)`)
          .run(keyOf(doc._id), bytes)
        rid = Number(lastInsertRowid)
      } catch (error) {
        throw isTaken(error) ? duplicateKey(collection, null, doc) : error
      }
      for (const index of collection.indexes) addKeys(collection, index, rid, doc)
    },
    replace(collection, {rid, before, after, bytes}) {
      database.statement(`update c${collection.id} set doc = ? where rid = ?`).run(bytes, rid)
      for (const index of collection.indexes) {
        const [old, next] = [entries(index, before), entries(index, after)]
        const isSame = old.length === next.length && old.every((key, at) => next[at]?.equals(key))
        if (isSame) continue
        removeKeys(index, rid, old)
        addKeys(collection, index, rid, after)
      }
    },
    remove(collection, rid, doc) {
      for (const index of collection.indexes) removeKeys(index, rid, entries(index, doc))
      database.statement(`delete from c${collection.id} where rid = ?`).run(rid)
    },
    enter(collection, index, rid, doc) {
      addKeys(collection, index, rid, doc)
    },
    count: (collection, side) =>
      integerOf(database.statement(`select count(*) as n from c${collection.id}`, side).get()?.n),
    totalBytes: (collection) =>
      integerOf(
        database.statement(`select coalesce(sum(length(doc)), 0) as n from c${collection.id}`, 'reader').get()
          ?.n,
      ),
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return error.errcode === PRIMARY_KEY_TAKEN || error.errcode === UNIQUE_TAKEN
}

function duplicateKey(collection: Collection, index: Index | null, doc: Doc) {
  const keyPattern = index ? index.spec.key : {_id: 1}
  const paths = index ? index.fields.map(({path}) => path) : ['_id']
  const keyValue: Doc = {}
  for (const path of paths) keyValue[path] = shownValue(doc, path)
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${describe(value)}`)
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.ns} index: ${index ? index.name : '_id_'} dup key: { ${shown.join(', ')} }`,
    {keyPattern, keyValue},
  )
}

function shownValue(doc: Doc, path: string): unknown {
  const value = valueAt(doc, path.split('.'))
  return value ?? indexedValues(doc, path)[0] ?? null
}
