import {randomBytes} from 'node:crypto'
import {chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import path from 'node:path'

import {z} from 'zod'

import type {StartSettings} from './settings.ts'
import {StartFailure} from './start-failure.ts'

const Person = z.object({name: z.string(), email: z.string(), password: z.string()})
const Secrets = z.object({
  jwtSecret: z.string().min(32),
  writeToken: z.string().min(20),
  readToken: z.string().min(20),
  webhookSecret: z.string().min(20),
  editors: z.tuple([Person, Person]),
})

export type Secrets = z.infer<typeof Secrets>

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
  }
}

/** Secrets are made once a DATA_DIR and kept: a second start must not lock its editors out. */
export function keepSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const secrets = generateSecrets()
    writePrivately(file, secrets)
    return secrets
  }
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new StartFailure(
      `${file} is damaged: restore it from a copy, or remove it to get new passwords and tokens.`,
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

/** What a person or a tool needs to sign in, in one file for the whole DATA_DIR. */
export function writeCredentials(settings: StartSettings, secrets: Secrets, apiHost: string) {
  const logins = secrets.editors.map(({email, password}) => ({email, password}))
  writePrivately(path.join(settings.dataDir, 'credentials.json'), {
    sanity: {projectId: 'local', dataset: settings.dataset, apiHost, writeToken: secrets.writeToken},
    editor: logins[0],
    editors: logins,
  })
}

/** Written beside and renamed, so that a kill in between leaves the old file whole. */
function writePrivately(file: string, content: unknown) {
  mkdirSync(path.dirname(file), {recursive: true, mode: 0o700})
  const next = `${file}.${process.pid}.tmp`
  writeFileSync(next, `${JSON.stringify(content, null, 2)}\n`, {mode: 0o600})
  chmodSync(next, 0o600)
  renameSync(next, file)
}
