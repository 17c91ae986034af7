import {adminOf, type Secrets} from './credentials.ts'
import {mongoUri} from './mongo-uri.ts'
import type {StartSettings} from './settings.ts'

/** The settings by which the server reaches the embedded lake: the same ones that name a hosted project. */
export function embeddedLake(settings: StartSettings, secrets: Secrets, lakeAddress: string) {
  return {
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: settings.dataset,
    SANITY_API_WRITE_TOKEN: secrets.writeToken,
    SANITY_API_READ_TOKEN: secrets.readToken,
    SANITY_WEBHOOK_SECRET: secrets.webhookSecret,
    SANITY_API_HOST: lakeAddress,
    SANITY_BROWSER_API_HOST: '/',
    LAKE_PROXY_TARGET: lakeAddress,
  }
}

/** The settings by which the server reaches the embedded MongoDB and makes its first admin; given ones come first. */
export function embeddedMongo(settings: StartSettings, secrets: Secrets) {
  const admin = adminOf(settings, secrets)
  return {
    MONGODB_URI: mongoUri(settings, secrets),
    JWT_SECRET: settings.jwtSecret ?? secrets.jwtSecret,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
}
