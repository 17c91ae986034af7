import path from 'node:path'

import {z} from 'zod'

import {root} from '#bootstrap/ensure-installed.mjs'

import {StartFailure} from './start-failure.ts'

const portRule = 'a whole number from 1 to 65535'
const Port = z.coerce.number(portRule).int(portRule).min(1, portRule).max(65_535, portRule)
const Origins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )

/** What the start itself needs to know; the server checks every setting again, and all the others. */
const Settings = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  LAKE_PORT: Port.default(3001),
  MONGO_PORT: Port.default(3002),
  DATA_DIR: z.string().min(1).default('.data'),
  SEED: z.enum(['demo', 'none'], 'demo or none').default('demo'),
  PUBLIC_URL: z.url({protocol: /^https?$/, error: 'an address such as https://example.org'}).optional(),
  ALLOWED_ORIGINS: Origins,
  SANITY_PROJECT_ID: z.string().min(1).optional(),
  SANITY_DATASET: z.string().min(1).default('production'),
  SANITY_API_HOST: z.string().min(1).optional(),
  MONGODB_URI: z.string().min(1).optional(),
  JWT_SECRET: z.string().optional(),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  EMBEDDED: z.enum(['auto', 'never'], 'auto or never').default('auto'),
})

export interface StartSettings {
  port: number
  host: string
  lakePort: number
  mongoPort: number
  dataDir: string
  seed: 'demo' | 'none'
  publicUrl: string
  allowedOrigins: string[]
  dataset: string
  /** Whether this start brings its own content lake, or speaks to a hosted project. */
  isLakeEmbedded: boolean
  /** Whether this start brings its own MongoDB, or is given the address of one. */
  isMongoEmbedded: boolean
  /** Given by a person; the embedded default makes its own. */
  jwtSecret: string | undefined
  adminEmail: string | undefined
  adminPassword: string | undefined
}

/** @throws {StartFailure} that names every fault of the environment. */
export function readStartSettings(environment: NodeJS.ProcessEnv): StartSettings {
  // An empty variable means "not set", as in a copied .env.example.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartFailure(`These settings are not allowed: ${faults.join('; ')}. See .env.example.`)
  }
  const settings = parsed.data
  const isLakeEmbedded = settings.SANITY_PROJECT_ID === undefined
  const isMongoEmbedded = settings.MONGODB_URI === undefined
  if (settings.EMBEDDED === 'never' && isLakeEmbedded) {
    throw new StartFailure('EMBEDDED=never needs a hosted project: set SANITY_PROJECT_ID.')
  }
  if (settings.EMBEDDED === 'never' && isMongoEmbedded) {
    throw new StartFailure('EMBEDDED=never needs a MongoDB: set MONGODB_URI.')
  }
  if (isLakeEmbedded && settings.SANITY_API_HOST !== undefined) {
    throw new StartFailure(
      'SANITY_API_HOST is set without SANITY_PROJECT_ID: set both for a hosted project, or neither.',
    )
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    lakePort: settings.LAKE_PORT,
    mongoPort: settings.MONGO_PORT,
    dataDir: path.resolve(root, settings.DATA_DIR),
    seed: settings.SEED,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    allowedOrigins: settings.ALLOWED_ORIGINS,
    dataset: settings.SANITY_DATASET,
    isLakeEmbedded,
    isMongoEmbedded,
    jwtSecret: settings.JWT_SECRET,
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
  }
}
