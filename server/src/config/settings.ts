import {z} from 'zod'

const originRule = 'an origin such as https://example.org, without a path'

/**
 * Every setting of the product, those of the embedded parts and of parts still to come included: one list decides what is
 * known, so that a misspelt name is a fault and not a silent default. Messages say what is allowed and never repeat a value,
 * because many values are secrets.
 */
export const settingShapes = {
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LAKE_PORT: wholeNumber(0, 65_535).default(3001),
  MONGO_PORT: wholeNumber(0, 65_535).default(3002),
  DATA_DIR: z.string().default('.data'),
  SEED: z.enum(['demo', 'none'], 'demo or none').default('demo'),
  PUBLIC_URL: origin().optional(),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and dashes')
    .default('local'),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9_][a-z0-9_-]{0,63}$/, 'up to 64 lower-case letters, digits, dashes and underscores')
    .default('production'),
  SANITY_API_WRITE_TOKEN: z.string().optional(),
  SANITY_API_READ_TOKEN: z.string().optional(),
  SANITY_WEBHOOK_SECRET: z.string().optional(),
  SANITY_API_HOST: origin().optional(),
  SANITY_BROWSER_API_HOST: z.union([z.literal('/'), origin()], `/ or ${originRule}`).optional(),
  LAKE_PROXY_TARGET: origin().optional(),
  MONGODB_URI: url(['mongodb:', 'mongodb+srv:'], 'mongodb://127.0.0.1:27017/newsroom').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'a mail address, with or without a name')
    .default('Beyond the Finish Line <hello@localhost.localdomain>'),
  JWT_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('a mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'at least 8 characters')
    .refine((password) => Buffer.byteLength(password.normalize('NFC')) <= 72, 'at most 72 bytes')
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'a Google Analytics 4 measurement id, such as G-ABC123')
    .optional(),
  RATE_LIMITS: z
    .string()
    .regex(/^(on|off|\d+(\.\d+)?)$/, 'on, off or a multiplier such as 2')
    .default('on')
    .transform((value) => (value === 'on' ? 1 : value === 'off' ? Infinity : Number(value)))
    .refine((factor) => factor > 0, 'on, off or a multiplier above 0'),
  CORS_ORIGINS: origins(),
  ALLOWED_ORIGINS: origins(),
  EMBEDDED: z.enum(['auto', 'never'], 'auto or never').default('auto'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
}

// With a database of one's own a generated secret would change at the next start and sign everybody out.
const neededWithDatabase = ['JWT_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const

export const Settings = z.object(settingShapes).superRefine((settings, context) => {
  if (settings.MONGODB_URI === undefined) return
  for (const name of neededWithDatabase) {
    if (settings[name] !== undefined) continue
    context.addIssue({code: 'custom', path: [name], message: 'missing; needed when MONGODB_URI is set'})
  }
})

function wholeNumber(least: number, most: number) {
  const rule = `a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule)
}

function origin() {
  return z.string().transform((value, context) => {
    const parsed = URL.parse(value)
    const isOrigin =
      parsed !== null &&
      (parsed.protocol === 'http:' || parsed.protocol === 'https:') &&
      parsed.pathname === '/' &&
      `${parsed.search}${parsed.hash}${parsed.username}${parsed.password}` === ''
    if (parsed !== null && isOrigin) return parsed.origin
    context.addIssue({code: 'custom', message: originRule})
    return z.NEVER
  })
}

function origins() {
  return z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(origin()))
}

function url(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), `an address such as ${example}`)
}
