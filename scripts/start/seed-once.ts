import {spawn} from 'node:child_process'
import {existsSync, writeFileSync} from 'node:fs'
import path from 'node:path'

import {root} from '#bootstrap/ensure-installed.mjs'

import type {StartSettings} from './settings.ts'
import {StartFailure} from './start-failure.ts'

interface LakeAccess {
  apiHost: string
  writeToken: string
}

/**
 * Fills an empty DATA_DIR. The mark is written after the last document, so a seed that was cut short runs again at the
 * next start (it writes the same documents under the same ids), and a finished one never overwrites an editor's work.
 */
export async function seedOnce(settings: StartSettings, lake: LakeAccess) {
  const mark = path.join(settings.dataDir, 'seeded.json')
  if (existsSync(mark)) return
  if (settings.seed === 'demo') await runSeed(settings, lake)
  writeFileSync(mark, `${JSON.stringify({seed: settings.seed})}\n`)
}

async function runSeed(settings: StartSettings, {apiHost, writeToken}: LakeAccess) {
  console.log('Writing the demo content …')
  const env = {
    ...process.env,
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: settings.dataset,
    SANITY_API_HOST: apiHost,
    SANITY_API_WRITE_TOKEN: writeToken,
  }
  const {promise, resolve} = Promise.withResolvers<number | null>()
  const file = path.join(root, 'scripts/seed/main.ts')
  spawn(process.execPath, [file, settings.seed], {env, stdio: ['ignore', 'ignore', 'inherit']}).once(
    'exit',
    resolve,
  )
  if ((await promise) !== 0) {
    throw new StartFailure(
      'The demo content could not be written: see the line above; the next start tries again.',
    )
  }
}
