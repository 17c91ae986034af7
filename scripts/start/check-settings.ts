import {spawnSync} from 'node:child_process'
import path from 'node:path'

import {root} from '#bootstrap/ensure-installed.mjs'

import {generateSecrets} from './credentials.ts'
import {embeddedLake, embeddedMongo} from './embedded-environment.ts'
import type {StartSettings} from './settings.ts'
import {StartFailure} from './start-failure.ts'

/** Lets the server read the settings before anything is built or written. @throws {StartFailure} with its words. */
export function checkServerSettings(settings: StartSettings) {
  const secrets = generateSecrets()
  const lake = settings.isLakeEmbedded
    ? embeddedLake(settings, secrets, `http://127.0.0.1:${settings.lakePort}`)
    : {}
  const mongo = settings.isMongoEmbedded ? embeddedMongo(settings, secrets) : {}
  const {status, stderr} = spawnSync(process.execPath, [path.join(root, 'server/src/main.ts'), '--check'], {
    env: {...process.env, ...lake, ...mongo},
    encoding: 'utf8',
  })
  if (status !== 0) throw new StartFailure(stderr.trim())
}
