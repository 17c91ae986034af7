import {DatabaseSync, type StatementSync} from 'node:sqlite'

import {StartFailure} from '#start-failure.ts'

/** Raised when the tables change; a server never opens a file that a newer one has written. */
const format = 1
const MAX_KEPT_STATEMENTS = 2000

const tables = `
  create table if not exists collections (
    id integer primary key, db text not null, name text not null, options blob not null, uuid blob not null,
    unique (db, name)
  );
  create table if not exists indexes (
    id integer primary key, collection integer not null, spec blob not null, is_multikey integer not null default 0
  );
`

export type Side = 'writer' | 'reader'

/** One file, two connections: what the reader sees is always committed. */
export interface Database {
  exec(sql: string): void
  /** A kept statement; not for iterating, which must not be entered twice. */
  statement(sql: string, side?: Side): StatementSync
  fresh(sql: string, side: Side): StatementSync
  /** Kept statements of a dropped table would keep its pages busy. */
  forgetStatements(): void
  isInTransaction(): boolean
  close(): void
}

export function openDatabase(file: string): Database {
  const writer = new DatabaseSync(file)
  try {
    prepare(writer, file)
    const reader = new DatabaseSync(file, {readOnly: true})
    reader.exec('pragma cache_size = -32768; pragma temp_store = memory')
    return connect(writer, reader)
  } catch (error) {
    writer.close()
    throw error
  }
}

function prepare(database: DatabaseSync, file: string) {
  checkIntegrity(database, file)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32768; pragma temp_store = memory',
  )
  database.exec('create table if not exists meta (key text primary key, value text not null) without rowid')
  const found = database.prepare("select value from meta where key = 'format'").get()?.value
  if (found === undefined) {
    database.prepare("insert into meta (key, value) values ('format', ?)").run(String(format))
  } else if (Number(found) !== format) {
    throw new StartFailure(
      `${file} was written by a newer embedded MongoDB (format ${String(found)}, this one reads ${format}); use the newer version or another --dir`,
    )
  }
  database.exec(tables)
}

function checkIntegrity(database: DatabaseSync, file: string) {
  let verdict: unknown
  try {
    verdict = database.prepare('pragma quick_check(1)').get()?.quick_check
  } catch (error) {
    verdict = error
  }
  if (verdict !== 'ok') {
    throw new StartFailure(
      `${file} is not a healthy embedded MongoDB database; restore it from a copy, or move it away to start empty`,
      {cause: verdict},
    )
  }
}

function connect(writer: DatabaseSync, reader: DatabaseSync): Database {
  const connections = {writer, reader}
  const kept = {writer: new Map<string, StatementSync>(), reader: new Map<string, StatementSync>()}
  return {
    exec: (sql) => writer.exec(sql),
    statement(sql, side = 'writer') {
      const known = kept[side].get(sql)
      if (known) return known
      if (kept[side].size >= MAX_KEPT_STATEMENTS) kept[side].clear()
      const statement = connections[side].prepare(sql)
      kept[side].set(sql, statement)
      return statement
    },
    fresh: (sql, side) => connections[side].prepare(sql),
    forgetStatements() {
      kept.writer.clear()
      kept.reader.clear()
    },
    isInTransaction: () => writer.isTransaction,
    close() {
      kept.writer.clear()
      kept.reader.clear()
      reader.close()
      writer.exec('pragma wal_checkpoint(truncate)')
      writer.close()
    },
  }
}
