import {DatabaseSync} from 'node:sqlite'

/** Raised when the tables change; a lake never opens a file that a newer one has written. */
const format = 1

const tables = `
  create table if not exists documents (
    sequence integer primary key, dataset text not null, id text not null, body text not null, unique (dataset, id)
  );
  create table if not exists transactions (
    sequence integer primary key, dataset text not null, id text not null, timestamp text not null,
    author text not null, mutations blob not null, unique (dataset, id)
  );
  create table if not exists revisions (
    dataset text not null, document text not null, sequence integer not null, base integer, body blob,
    primary key (dataset, document, sequence)
  );
  create index if not exists revisions_by_transaction on revisions (sequence);
`

/** Opens the lake's one file; what keeps it from being used is said in one line. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    checkIntegrity(database, file)
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    database.exec('create table if not exists meta (key text primary key, value text not null) without rowid')
    checkFormat(database, file)
    database.exec(tables)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function checkIntegrity(database: DatabaseSync, file: string) {
  let verdict: unknown
  try {
    verdict = database.prepare('pragma quick_check(1)').get()?.quick_check
  } catch (error) {
    throw corrupt(file, error)
  }
  if (verdict !== 'ok') throw corrupt(file, verdict)
}

function checkFormat(database: DatabaseSync, file: string) {
  const found = database.prepare("select value from meta where key = 'format'").get()?.value
  if (found === undefined) {
    database.prepare("insert into meta (key, value) values ('format', ?)").run(String(format))
    return
  }
  if (Number(found) > format) {
    throw new Error(
      `${file} was written by a newer content lake (format ${String(found)}, this one reads ${format}): use the newer version or another folder.`,
    )
  }
}

function corrupt(file: string, cause: unknown) {
  return new Error(
    `${file} is not a healthy content lake database: restore it from a copy, or move it away to start empty.`,
    {cause},
  )
}
