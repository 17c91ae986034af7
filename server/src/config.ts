import type {z} from 'zod'

import {misspeltSettings} from '#config/misspelt-settings.ts'
import {Settings} from '#config/settings.ts'

export type Config = ReturnType<typeof arrange>

/** Every fault of the environment at once, so that nobody has to start five times to see five of them. */
export class ConfigFault extends Error {
  override name = 'ConfigFault'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  // Compose files and shells pass an unset variable on as an empty string.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Settings.safeParse(given)
  const faults = [
    ...(parsed.success ? [] : parsed.error.issues.map(sayFault)),
    ...misspeltSettings(Object.keys(given)),
  ]
  if (!parsed.success || faults.length > 0) throw new ConfigFault(faults)
  return arrange(parsed.data)
}

function sayFault(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`
}

function arrange(settings: z.infer<typeof Settings>) {
  return {
    port: settings.PORT,
    host: settings.HOST,
    trustedProxies: settings.TRUST_PROXY,
    /** null until the port is known: `http://localhost:<port>` then. */
    publicUrl: settings.PUBLIC_URL ?? null,
    logLevel: settings.LOG_LEVEL,
    lakeProxyTarget: settings.LAKE_PROXY_TARGET ?? null,
    analyticsId: settings.ANALYTICS_ID ?? null,
    rateLimitFactor: settings.RATE_LIMITS,
    corsOrigins: settings.CORS_ORIGINS,
    /** null: nothing is kept of people, and the calls that would say so answer that they are not available. */
    people: peopleSettings(settings),
    content: {
      projectId: settings.SANITY_PROJECT_ID,
      dataset: settings.SANITY_DATASET,
      apiHost: settings.SANITY_API_HOST ?? null,
      browserApiHost: settings.SANITY_BROWSER_API_HOST ?? null,
      writeToken: settings.SANITY_API_WRITE_TOKEN ?? null,
      readToken: settings.SANITY_API_READ_TOKEN ?? null,
      webhookSecret: settings.SANITY_WEBHOOK_SECRET ?? null,
    },
  }
}

function peopleSettings({MONGODB_URI, JWT_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD}: z.infer<typeof Settings>) {
  // The settings ask for all of them as soon as there is a database.
  if (MONGODB_URI === undefined || JWT_SECRET === undefined) return null
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return null
  return {
    mongoUri: MONGODB_URI,
    jwtSecret: JWT_SECRET,
    admin: {email: ADMIN_EMAIL.trim().toLowerCase(), password: ADMIN_PASSWORD},
  }
}
