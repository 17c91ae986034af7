import {randomBytes} from 'node:crypto'
import {chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import path from 'node:path'

import {z} from 'zod'

import {mongoUri} from './mongo-uri.ts'
import type {StartSettings} from './settings.ts'
import {StartFailure} from './start-failure.ts'

const Person = z.object({name: z.string(), email: z.string(), password: z.string()})
const Secrets = z.object({
  jwtSecret: z.string().min(32),
  writeToken: z.string().min(20),
  readToken: z.string().min(20),
  webhookSecret: z.string().min(20),
  editors: z.tuple([Person, Person]),
  mongoPassword: z.string().min(20),
  admin: Person,
  moderator: Person,
  reader: Person,
})

export type Secrets = z.infer<typeof Secrets>

interface Login {
  email: string
  password: string
}

const word = (bytes: number) => randomBytes(bytes).toString('base64url')

export function generateSecrets(): Secrets {
  return {
    jwtSecret: word(48),
    writeToken: `sk${word(48)}`,
    readToken: `sk${word(48)}`,
    webhookSecret: word(32),
    editors: [
      {name: 'Wanjiru Kamau', email: 'editor@newsroom.example', password: word(9)},
      {name: 'Kiprono Bett', email: 'second.editor@newsroom.example', password: word(9)},
    ],
    mongoPassword: word(24),
    admin: {name: 'Admin', email: 'admin@newsroom.example', password: word(9)},
    moderator: {name: 'Achieng Odhiambo', email: 'moderator@newsroom.example', password: word(9)},
    reader: {name: 'Juma Mwangi', email: 'reader@newsroom.example', password: word(9)},
  }
}

/**
 * Secrets are made once a DATA_DIR and kept: a second start must not lock its people out. What an older version did not
 * know yet is added.
 */
export function keepSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? readSecrets(file) : {}
  const secrets = Secrets.parse({...generateSecrets(), ...kept})
  if (Object.keys(kept).length < Object.keys(secrets).length) writePrivately(file, secrets)
  return secrets
}

function readSecrets(file: string) {
  try {
    return Secrets.partial().parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new StartFailure(
      `${file} is damaged: restore it from a copy, or remove it to get new tokens and editor passwords (accounts of the site keep theirs).`,
    )
  }
}

/** The accounts file of the embedded lake: its two editors, and the tokens of the server and of tools. */
export function writeLakeAccounts(dataDir: string, secrets: Secrets): string {
  const file = path.join(dataDir, 'lake-accounts.json')
  writePrivately(file, {
    tokens: [
      {token: secrets.writeToken, label: 'server', role: 'editor'},
      {token: secrets.readToken, label: 'previews', role: 'viewer'},
    ],
    users: secrets.editors.map((editor, index) => ({
      id: `editor-${index + 1}`,
      ...editor,
      role: 'administrator',
    })),
  })
  return file
}

export function writeMongoAccounts(dataDir: string, secrets: Secrets): string {
  const file = path.join(dataDir, 'mongo-accounts.json')
  writePrivately(file, {users: [{name: 'site', password: secrets.mongoPassword}]})
  return file
}

/** What a person or a tool needs to sign in, in one file for the whole DATA_DIR. */
export function writeCredentials(settings: StartSettings, secrets: Secrets) {
  const login = ({email, password}: Login) => ({email, password})
  const {dataset, lakePort} = settings
  const lake = {
    sanity: {
      projectId: 'local',
      dataset,
      apiHost: `http://127.0.0.1:${lakePort}`,
      writeToken: secrets.writeToken,
    },
    editor: login(secrets.editors[0]),
    editors: secrets.editors.map(login),
  }
  const people = {
    mongo: {uri: mongoUri(settings, secrets)},
    admin: login(adminOf(settings, secrets)),
    ...(settings.seed === 'demo' && {moderator: login(secrets.moderator), reader: login(secrets.reader)}),
  }
  writePrivately(path.join(settings.dataDir, 'credentials.json'), {
    ...(settings.isLakeEmbedded && lake),
    ...(settings.isMongoEmbedded && people),
  })
}

/** The first admin: named by the settings, else made for this DATA_DIR. */
export function adminOf(settings: StartSettings, secrets: Secrets): Login {
  return {
    email: settings.adminEmail ?? secrets.admin.email,
    password: settings.adminPassword ?? secrets.admin.password,
  }
}

/** Written beside and renamed, so that a kill in between leaves the old file whole. */
function writePrivately(file: string, content: unknown) {
  mkdirSync(path.dirname(file), {recursive: true, mode: 0o700})
  const next = `${file}.${process.pid}.tmp`
  writeFileSync(next, `${JSON.stringify(content, null, 2)}\n`, {mode: 0o600})
  chmodSync(next, 0o600)
  renameSync(next, file)
}
