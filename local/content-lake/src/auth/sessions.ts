import {createHash} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

const DAY_MS = 86_400_000
const LIFETIME_MS = 30 * DAY_MS
/** For this long an ended session is still known, so that its owner hears "expired" and not "unknown". */
const REMEMBERED_MS = 30 * DAY_MS

interface Session {
  userId: string
  expiresAt: number
  isExpired: boolean
}

export interface Sessions {
  readonly lifetimeSeconds: number
  create(userId: string): string
  find(token: string): Session | null
  end(token: string): void
}

/** Tokens are kept as hashes: whoever reads the file cannot sign in with what it says. */
export function openSessions(
  database: DatabaseSync,
  options: {now(): Date; randomId(length: number): string},
): Sessions {
  database.exec(`create table if not exists session (
    token_hash text primary key, user_id text not null, expires_at integer not null
  ) strict, without rowid`)
  const insert = database.prepare('insert into session (token_hash, user_id, expires_at) values (?, ?, ?)')
  const select = database.prepare('select user_id, expires_at from session where token_hash = ?')
  const remove = database.prepare('delete from session where token_hash = ?')
  const prune = database.prepare('delete from session where expires_at < ?')

  return {
    lifetimeSeconds: LIFETIME_MS / 1000,
    create(userId) {
      const now = options.now().getTime()
      prune.run(now - REMEMBERED_MS)
      const token = `sk${options.randomId(64)}`
      insert.run(hash(token), userId, now + LIFETIME_MS)
      return token
    },
    find(token) {
      const row = select.get(hash(token))
      if (!row) return null
      const expiresAt = Number(row.expires_at)
      return {userId: String(row.user_id), expiresAt, isExpired: expiresAt <= options.now().getTime()}
    },
    end(token) {
      remove.run(hash(token))
    },
  }
}

function hash(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
