import path from 'node:path'

import {root} from '#bootstrap/ensure-installed.mjs'

import {type Secrets, writeLakeAccounts, writeMongoAccounts} from './credentials.ts'
import {readableLogLine} from './readable-log-line.ts'
import type {StartSettings} from './settings.ts'
import {siteOrigins} from './site-origins.ts'
import {superviseProcess} from './supervised-process.ts'

export function startLake(settings: StartSettings, secrets: Secrets) {
  return superviseProcess({
    name: 'content lake',
    file: path.join(root, 'local/content-lake/src/main.ts'),
    args: flags({
      dir: path.join(settings.dataDir, 'lake'),
      port: String(settings.lakePort),
      project: 'local',
      dataset: settings.dataset,
      accounts: writeLakeAccounts(settings.dataDir, secrets),
      'public-origin': settings.publicUrl,
      'allowed-origins': siteOrigins(settings).join(','),
    }),
    env: process.env,
  })
}

export function startMongo(settings: StartSettings, secrets: Secrets) {
  return superviseProcess({
    name: 'MongoDB',
    file: path.join(root, 'local/mongo/src/main.ts'),
    args: flags({
      dir: path.join(settings.dataDir, 'mongo'),
      port: String(settings.mongoPort),
      accounts: writeMongoAccounts(settings.dataDir, secrets),
    }),
    env: process.env,
  })
}

export function startServer(settings: StartSettings, embedded: NodeJS.ProcessEnv) {
  return superviseProcess({
    name: 'server',
    file: path.join(root, 'server/src/main.ts'),
    args: [],
    env: {...process.env, ...embedded, PUBLIC_URL: settings.publicUrl, NODE_ENV: 'production'},
    onLine(line) {
      // The start itself asks for the health until all is well; that need not be told.
      if (line.includes('"path":"/api/health"')) return
      console.log(process.stdout.isTTY ? readableLogLine(line) : line)
    },
  })
}

function flags(values: Record<string, string>) {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, value])
}
