import type {DatabaseSync} from 'node:sqlite'

import type {AssetStore} from '#assets/asset-store.ts'
import type {Accounts} from '#auth/accounts.ts'
import type {LoginAttempts} from '#auth/login-attempts.ts'
import type {LoginTickets} from '#auth/login-tickets.ts'
import type {Sessions} from '#auth/sessions.ts'
import type {AllowedOrigins} from '#http/allowed-origins.ts'
import type {SessionStreams} from '#http/session-streams.ts'
import type {Dataset} from '#store/dataset.ts'

import type {KeyValues} from './key-values.ts'
import type {Ledger} from './ledger.ts'

/** What every endpoint receives. */
export interface Lake {
  projectId: string
  publicOrigin: string
  /** A LakeError 404 (SIO-404-DNF) when there is none of that name. */
  dataset(name: string): Dataset
  datasetNames(): string[]
  createDataset(name: string): void
  accounts: Accounts
  assets: AssetStore
  now(): Date
  randomId(length?: number): string
  database: DatabaseSync

  origins: AllowedOrigins
  sessions: Sessions
  sessionStreams: SessionStreams
  loginTickets: LoginTickets
  loginAttempts: LoginAttempts
  keyValues: KeyValues
  ledger: Ledger
}
