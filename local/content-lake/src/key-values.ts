import type {DatabaseSync} from 'node:sqlite'

/** What the Studio remembers for a person: list layouts, sort orders, announcements seen. */
export interface KeyValues {
  get(userId: string, key: string): unknown
  set(userId: string, entries: readonly {key: string; value: unknown}[]): void
}

/** `get` answers undefined for what was never set. */
export function openKeyValues(database: DatabaseSync): KeyValues {
  database.exec(`create table if not exists key_value (
    user_id text not null, key text not null, value text not null, primary key (user_id, key)
  ) strict, without rowid`)
  const select = database.prepare('select value from key_value where user_id = ? and key = ?')
  const upsert = database.prepare('insert or replace into key_value (user_id, key, value) values (?, ?, ?)')
  return {
    get(userId, key) {
      const row = select.get(userId, key)
      return row ? JSON.parse(String(row.value)) : undefined
    },
    set(userId, entries) {
      for (const {key, value} of entries) upsert.run(userId, key, JSON.stringify(value))
    },
  }
}
