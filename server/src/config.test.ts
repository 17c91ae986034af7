import {readFile} from 'node:fs/promises'

import {expect, test} from 'vitest'

import {ConfigFault, readConfig} from '#config.ts'
import {settingShapes} from '#config/settings.ts'

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults
    throw error
  }
}

test('nothing set is the embedded default on this machine', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    trustedProxies: 0,
    publicUrl: null,
    lakeProxyTarget: null,
    content: {projectId: 'local', dataset: 'production', apiHost: null, browserApiHost: null},
  })
})

test('.env.example lists every setting and no other', async () => {
  const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1] ?? '')
  expect(listed.toSorted()).toEqual(Object.keys(settingShapes).toSorted())
})

test('an empty value counts as not set', () => {
  expect(readConfig({PORT: '', PUBLIC_URL: ' '}).port).toBe(3000)
})

test('every fault is named at once, with what is allowed and without the value', () => {
  const faults = faultsOf({
    PORT: '70000',
    HOST: 'http://localhost',
    PUBLIC_URL: 'https://example.org/news',
    JWT_SECRET: 'hunter2',
    SEED: 'full',
    CORS_ORIGINS: 'https://a.example, nowhere',
  })
  expect(faults).toHaveLength(6)
  expect(faults).toContain('PORT: a whole number from 0 to 65535')
  expect(faults).toContain('SEED: demo or none')
  expect(faults.join()).not.toContain('hunter2')
})

test('an origin is kept in its plain form', () => {
  expect(readConfig({PUBLIC_URL: 'https://Example.org:443/'}).publicUrl).toBe('https://example.org')
  expect(readConfig({SANITY_BROWSER_API_HOST: '/'}).content.browserApiHost).toBe('/')
})

test('a password of the admin that no login could match is refused', () => {
  expect(faultsOf({ADMIN_PASSWORD: 'ĩ'.repeat(37)})).toEqual(['ADMIN_PASSWORD: at most 72 bytes'])
  expect(faultsOf({ADMIN_PASSWORD: 'ĩ'.repeat(36)})).toEqual([])
})

test('secrets are asked for when a database is set', () => {
  expect(faultsOf({MONGODB_URI: 'mongodb://127.0.0.1/news'})).toEqual([
    'JWT_SECRET: missing; needed when MONGODB_URI is set',
    'ADMIN_EMAIL: missing; needed when MONGODB_URI is set',
    'ADMIN_PASSWORD: missing; needed when MONGODB_URI is set',
  ])
})

test.for([
  ['SANITY_PROJECTID', 'SANITY_PROJECT_ID'],
  ['MONGO_URL', 'MONGODB_URI'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
  ['SEDE', 'SEED'],
] as const)('%s is taken for a misspelt %s', ([misspelt, meant]) => {
  expect(faultsOf({[misspelt]: 'x'})).toEqual([`${misspelt}: no such setting; did you mean ${meant}?`])
})

test('an unknown setting under a prefix of ours stops the start', () => {
  expect(faultsOf({SANITY_COLOUR: 'red'})).toEqual([
    'SANITY_COLOUR: no such setting; .env.example lists them all',
  ])
})

test.for(['PATH', 'PORTS', 'HOSTNAME', 'NODE_ENV', 'SANITY_STUDIO_TITLE', 'SANITY_AUTH_TOKEN', 'MAIL'])(
  '%s belongs to others and is left alone',
  (name) => {
    expect(faultsOf({[name]: 'x'})).toEqual([])
  },
)

test.for([
  ['on', 1],
  ['off', Infinity],
  ['2.5', 2.5],
] as const)('RATE_LIMITS=%s means a factor of %d', ([value, factor]) => {
  expect(readConfig({RATE_LIMITS: value}).rateLimitFactor).toBe(factor)
})

test.for(['0', '-1', 'yes'])('RATE_LIMITS=%s is refused', (value) => {
  expect(faultsOf({RATE_LIMITS: value})).toHaveLength(1)
})
