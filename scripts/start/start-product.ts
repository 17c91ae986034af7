import {mkdirSync} from 'node:fs'
import path from 'node:path'

import {root} from '#bootstrap/ensure-installed.mjs'

import {type Secrets, keepSecrets, writeCredentials, writeLakeAccounts} from './credentials.ts'
import {embeddedEnvironment} from './embedded-environment.ts'
import {printWelcome} from './print-welcome.ts'
import {seedOnce} from './seed-once.ts'
import type {StartSettings} from './settings.ts'
import {superviseProcess} from './supervised-process.ts'

interface Part {
  stop(): Promise<void>
}

/** Starts the embedded lake where one is needed, fills it at the first start, then starts the server. */
export async function startProduct(settings: StartSettings) {
  const running: Part[] = []
  try {
    if (!settings.isLakeEmbedded) {
      running.unshift(await startServer(settings, {}))
      printWelcome(settings, undefined)
      return {stop: () => stopAll(running)}
    }
    mkdirSync(settings.dataDir, {recursive: true, mode: 0o700})
    const secrets = keepSecrets(settings.dataDir)
    const lake = await startLake(settings, secrets)
    running.unshift(lake)
    writeCredentials(settings, secrets, lake.address)
    await seedOnce(settings, {apiHost: lake.address, writeToken: secrets.writeToken})
    running.unshift(await startServer(settings, embeddedEnvironment(settings, secrets, lake.address)))
    printWelcome(settings, secrets)
    return {stop: () => stopAll(running)}
  } catch (error) {
    await stopAll(running)
    throw error
  }
}

async function stopAll(parts: Part[]) {
  for (const part of parts) await part.stop()
}

function startLake(settings: StartSettings, secrets: Secrets) {
  const accounts = writeLakeAccounts(settings.dataDir, secrets)
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${settings.port}`)
  return superviseProcess({
    name: 'content lake',
    file: path.join(root, 'local/content-lake/src/main.ts'),
    args: flags({
      dir: path.join(settings.dataDir, 'lake'),
      port: String(settings.lakePort),
      project: 'local',
      dataset: settings.dataset,
      accounts,
      'public-origin': settings.publicUrl,
      'allowed-origins': [...loopback, ...settings.allowedOrigins].join(','),
    }),
    env: process.env,
  })
}

function flags(values: Record<string, string>) {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, value])
}

function startServer(settings: StartSettings, embedded: NodeJS.ProcessEnv) {
  return superviseProcess({
    name: 'server',
    file: path.join(root, 'server/src/main.ts'),
    args: [],
    env: {...process.env, ...embedded, PUBLIC_URL: settings.publicUrl, NODE_ENV: 'production'},
    onLine: (line) => console.log(line),
  })
}
