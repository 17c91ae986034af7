import type {Secrets} from './credentials.ts'
import type {StartSettings} from './settings.ts'

/** The settings by which the server reaches the embedded lake: the same ones that name a hosted project. */
export function embeddedEnvironment(settings: StartSettings, secrets: Secrets, lakeAddress: string) {
  return {
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: settings.dataset,
    SANITY_API_WRITE_TOKEN: secrets.writeToken,
    SANITY_API_READ_TOKEN: secrets.readToken,
    SANITY_WEBHOOK_SECRET: secrets.webhookSecret,
    SANITY_API_HOST: lakeAddress,
    SANITY_BROWSER_API_HOST: '/',
    LAKE_PROXY_TARGET: lakeAddress,
    JWT_SECRET: secrets.jwtSecret,
  }
}
