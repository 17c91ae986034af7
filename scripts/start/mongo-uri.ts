import type {Secrets} from './credentials.ts'
import type {StartSettings} from './settings.ts'

/** The address by which the server and tools sign in to the embedded MongoDB. */
export function mongoUri(settings: StartSettings, secrets: Secrets) {
  return `mongodb://site:${secrets.mongoPassword}@127.0.0.1:${settings.mongoPort}/newsroom?authSource=admin`
}
