import {Binary, UUID} from 'bson'

import {getField, isDocument} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

export const SESSION_MINUTES = 30
const MAX_SESSIONS = 100_000

/** The logical sessions clients have named. Nothing hangs on them here, for a standalone has no transactions. */
export interface Sessions {
  use(lsid: unknown): void
  start(): UUID
  end(lsid: unknown): void
  all(): {id: UUID; usedAt: Date}[]
  forgetIdle(): void
}

export function createSessions(now: () => number = Date.now): Sessions {
  const sessions = new Map<string, number>()
  const touch = (id: string) => {
    sessions.delete(id)
    sessions.set(id, now())
    if (sessions.size > MAX_SESSIONS)
      for (const oldest of sessions.keys()) {
        sessions.delete(oldest)
        break
      }
  }
  return {
    use: (lsid) => touch(readId(lsid).toHexString()),
    start() {
      const id = new UUID()
      touch(id.toHexString())
      return id
    },
    end(lsid) {
      sessions.delete(readId(lsid).toHexString())
    },
    all: () => [...sessions].map(([id, usedAt]) => ({id: new UUID(id), usedAt: new Date(usedAt)})),
    forgetIdle() {
      for (const [id, usedAt] of sessions) if (now() - usedAt > SESSION_MINUTES * 60_000) sessions.delete(id)
    },
  }
}

function readId(lsid: unknown): UUID {
  const id = isDocument(lsid) ? getField(lsid, 'id') : undefined
  if (id instanceof UUID) return id
  if (id instanceof Binary && id.position === 16) return new UUID(id.buffer.subarray(0, 16))
  throw new MongoError('TypeMismatch', "BSON field 'lsid.id' is the wrong type, expected a UUID")
}
