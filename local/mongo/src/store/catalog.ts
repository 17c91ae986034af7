import {UUID} from 'bson'

import {decode} from '#bson/decode.ts'
import {encode} from '#bson/encode.ts'
import type {Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

import type {Database} from './database.ts'
import {readIndex, type Index} from './index-spec.ts'
import {bytesOf, integerOf, textOf} from './row.ts'

export interface Collection {
  id: number
  db: string
  name: string
  /** "db.name". */
  ns: string
  options: Doc
  uuid: UUID
  /** Without the one on _id, which the documents' own table has. */
  indexes: Index[]
}

/** Which collections and indexes there are, kept in memory beside the tables that remember it. */
export interface Catalog {
  all(): Collection[]
  find(db: string, name: string): Collection | null
  create(db: string, name: string, options?: Doc): Collection
  drop(collection: Collection): void
  rename(collection: Collection, db: string, name: string): void
  setOptions(collection: Collection, options: Doc): void
  addIndex(collection: Collection, spec: Doc): Index
  changeIndex(index: Index, spec: Doc): void
  markMultikey(index: Index): void
  dropIndex(collection: Collection, index: Index): void
  /** A point to come back to when SQLite rolls back to a savepoint: memory must not know more than the tables. */
  mark(): number
  undoTo(mark: number): void
  /** After a commit there is nothing to undo. */
  settle(): void
  /** After the rollback of a whole transaction. */
  reload(): void
}

export function openCatalog(database: Database): Catalog {
  const collections = new Map<string, Collection>()
  const undos: (() => void)[] = []
  const catalog: Catalog = {
    all: () => [...collections.values()],
    find: (db, name) => collections.get(`${db}.${name}`) ?? null,
    create(db, name, options = {}) {
      const existing = catalog.find(db, name)
      if (existing) return existing
      checkName(db, name)
      const uuid = new UUID()
      const {lastInsertRowid} = database
        .statement('insert into collections (db, name, options, uuid) values (?, ?, ?, ?)')
        .run(db, name, encode(options), uuid.buffer)
      const id = Number(lastInsertRowid)
      database.exec(
        `create table c${id} (rid integer primary key, k blob not null unique, doc blob not null)`,
      )
      const collection = {id, db, name, ns: `${db}.${name}`, options, uuid, indexes: []}
      collections.set(collection.ns, collection)
      undos.push(() => collections.delete(collection.ns))
      return collection
    },
    drop(collection) {
      for (const index of collection.indexes) catalog.dropIndex(collection, index)
      database.exec(`drop table c${collection.id}`)
      database.statement('delete from collections where id = ?').run(collection.id)
      collections.delete(collection.ns)
      undos.push(() => collections.set(collection.ns, collection))
      database.forgetStatements()
    },
    rename(collection, db, name) {
      checkName(db, name)
      database.statement('update collections set db = ?, name = ? where id = ?').run(db, name, collection.id)
      const before = {db: collection.db, name: collection.name, ns: collection.ns}
      const take = (names: typeof before) => {
        collections.delete(collection.ns)
        Object.assign(collection, names)
        collections.set(collection.ns, collection)
      }
      take({db, name, ns: `${db}.${name}`})
      undos.push(() => take(before))
    },
    setOptions(collection, options) {
      database
        .statement('update collections set options = ? where id = ?')
        .run(encode(options), collection.id)
      const before = collection.options
      collection.options = options
      undos.push(() => (collection.options = before))
    },
    addIndex(collection, spec) {
      const {lastInsertRowid} = database
        .statement('insert into indexes (collection, spec) values (?, ?)')
        .run(collection.id, encode(spec))
      const index = readIndex(Number(lastInsertRowid), spec, false)
      const key = index.isUnique ? 'k' : 'k, rid'
      database.exec(
        `create table x${index.id} (k blob not null, rid integer not null, primary key (${key})) without rowid`,
      )
      collection.indexes = [...collection.indexes, index]
      undos.push(() => (collection.indexes = collection.indexes.filter((other) => other !== index)))
      return index
    },
    changeIndex(index, spec) {
      database.statement('update indexes set spec = ? where id = ?').run(encode(spec), index.id)
      const before = {...index}
      Object.assign(index, readIndex(index.id, spec, index.isMultikey))
      undos.push(() => Object.assign(index, before))
    },
    markMultikey(index) {
      if (index.isMultikey) return
      database.statement('update indexes set is_multikey = 1 where id = ?').run(index.id)
      index.isMultikey = true
      undos.push(() => (index.isMultikey = false))
    },
    dropIndex(collection, index) {
      database.exec(`drop table x${index.id}`)
      database.statement('delete from indexes where id = ?').run(index.id)
      const before = collection.indexes
      collection.indexes = before.filter((other) => other !== index)
      undos.push(() => (collection.indexes = before))
      database.forgetStatements()
    },
    mark: () => undos.length,
    undoTo(mark) {
      if (undos.length === mark) return
      while (undos.length > mark) undos.pop()?.()
      database.forgetStatements()
    },
    settle() {
      undos.length = 0
    },
    reload() {
      undos.length = 0
      collections.clear()
      database.forgetStatements()
      for (const collection of load(database)) collections.set(collection.ns, collection)
    },
  }
  catalog.reload()
  return catalog
}

function load(database: Database): Collection[] {
  const indexes = database.statement(
    'select id, spec, is_multikey from indexes where collection = ? order by id',
  )
  return database
    .statement('select id, db, name, options, uuid from collections order by id')
    .all()
    .map((row) => {
      const [id, db, name] = [integerOf(row.id), textOf(row.db), textOf(row.name)]
      return {
        id,
        db,
        name,
        ns: `${db}.${name}`,
        options: decode(bytesOf(row.options)),
        uuid: new UUID(bytesOf(row.uuid)),
        indexes: indexes
          .all(id)
          .map((index) =>
            readIndex(integerOf(index.id), decode(bytesOf(index.spec)), index.is_multikey === 1),
          ),
      }
    })
}

function checkName(db: string, name: string) {
  const isDbRight = /^[^/\\. "$*<>:|?\0]{1,63}$/.test(db)
  const isNameRight =
    name !== '' && !/[$\0]/.test(name) && !name.startsWith('.') && Buffer.byteLength(name) <= 200
  if (!isDbRight || !isNameRight) {
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${db}.${name}'`)
  }
}
