import {randomBytes} from 'node:crypto'

import type {Logger} from 'pino'

import {ensureAdmin} from '#auth/ensure-admin.ts'
import {Passwords} from '#auth/passwords.ts'
import {Tokens} from '#auth/tokens.ts'
import {Visitors} from '#auth/visitors.ts'
import type {Config} from '#config.ts'
import {Failure} from '#http/failure.ts'
import {Database} from '#models/database.ts'
import {inTime} from '#models/in-time.ts'
import {createIndexes, createModels, type Models} from '#models/models.ts'

/** Accounts and what people do with them. */
export interface People {
  /** Throws the failure `unavailable` while there is no database to ask. */
  models(): Models
  tokens: Tokens
  passwords: Passwords
  visitors: Visitors
  /** Rejects while the database does not answer; null where none is configured. */
  check: (() => Promise<void>) | null
  close(): Promise<void>
}

export function openPeople({people: settings, rateLimitFactor}: Config, log: Logger): People {
  const passwords = new Passwords()
  // Without a database nobody has an account, so no token can be right.
  const secret = settings?.jwtSecret ?? randomBytes(32).toString('base64url')
  const shared = {passwords, tokens: new Tokens(secret), visitors: new Visitors(secret)}
  if (settings === null) {
    const models = () => {
      throw new Failure('unavailable')
    }
    return {...shared, models, check: null, close: () => passwords.close()}
  }

  const {admin, mongoUri} = settings
  const database = new Database({
    uri: mongoUri,
    log,
    async prepare(connection) {
      await createIndexes(connection)
      await ensureAdmin({users: models.users, passwords, admin, log})
    },
  })
  const models = createModels(database.connection, rateLimitFactor)
  const served = inTime(models)
  return {
    ...shared,
    models() {
      if (!database.isReady) throw new Failure('unavailable')
      return served
    },
    check: () => database.check(),
    async close() {
      await database.close()
      await passwords.close()
    },
  }
}
