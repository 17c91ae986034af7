import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createClient, type ClientConfig, type SanityClient} from '@sanity/client'

import {startLake, type LakeOptions} from '#start-lake.ts'

export const PUBLIC_ORIGIN = 'http://localhost:3000'
export const PROJECT = 'testing'
export const DATASET = 'production'

/** One person and one robot of each kind, with passwords and tokens that tests can name. */
export const ACCOUNTS = {
  tokens: [
    {token: 'sk-administrator-token-0123456789', label: 'Importer', role: 'administrator' as const},
    {token: 'sk-viewer-token-0123456789', label: 'Reader', role: 'viewer' as const},
  ],
  users: [
    {
      id: 'ada',
      name: 'Ada Admin',
      email: 'ada@example.org',
      password: 'ada’s password',
      role: 'administrator' as const,
    },
    {
      id: 'eddy',
      name: 'Eddy Editor',
      email: 'eddy@example.org',
      password: 'eddy pass',
      role: 'editor' as const,
    },
    {
      id: 'vera',
      name: 'Vera Viewer',
      email: 'vera@example.org',
      password: 'vera pass',
      role: 'viewer' as const,
    },
  ],
}

export const ADMINISTRATOR_TOKEN = 'sk-administrator-token-0123456789'
export const VIEWER_TOKEN = 'sk-viewer-token-0123456789'

export interface TestLake extends AsyncDisposable {
  origin: string
  dir: string
  client(config?: Partial<ClientConfig>): SanityClient
  fetch(path: string, init?: RequestInit): Promise<Response>
  restart(): Promise<void>
}

export async function startTestLake(overrides: Partial<LakeOptions> = {}): Promise<TestLake> {
  const dir = overrides.dir ?? (await mkdtemp(join(tmpdir(), 'content-lake-')))
  const options: LakeOptions = {
    dir,
    port: 0,
    project: PROJECT,
    dataset: DATASET,
    accounts: ACCOUNTS,
    publicOrigin: PUBLIC_ORIGIN,
    ...overrides,
  }
  let lake = await startLake(options)
  return {
    get origin() {
      return lake.origin
    },
    dir,
    client: (config = {}) =>
      createClient({
        projectId: PROJECT,
        dataset: DATASET,
        apiHost: lake.origin,
        useProjectHostname: false,
        useCdn: false,
        apiVersion: '2025-02-19',
        token: ADMINISTRATOR_TOKEN,
        ...config,
      }),
    fetch: (path, init) => fetch(`${lake.origin}${path}`, {redirect: 'manual', ...init}),
    async restart() {
      await lake.close()
      lake = await startLake(options)
    },
    async [Symbol.asyncDispose]() {
      await lake.close()
      await rm(dir, {recursive: true, force: true})
    },
  }
}

export function bearer(token = ADMINISTRATOR_TOKEN) {
  return {authorization: `Bearer ${token}`}
}

/** Goes through the login form as a browser would and returns the session cookie. */
export async function signIn(lake: TestLake, email = 'ada@example.org', password = 'ada’s password') {
  const login = await postLogin(lake, {email, password, origin: `${PUBLIC_ORIGIN}/studio`})
  const sid = /#sid=(\w+)$/.exec(login.headers.get('location') ?? '')?.[1] ?? ''
  const session = await lake.fetch(`/v1/auth/fetch?sid=${sid}`)
  return session.headers.get('set-cookie')?.split(';')[0] ?? ''
}

export function postLogin(
  lake: TestLake,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return lake.fetch('/v1/auth/login/lake', {
    method: 'POST',
    headers: {origin: PUBLIC_ORIGIN, ...headers},
    body: new URLSearchParams(form),
  })
}
