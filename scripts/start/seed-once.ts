import {spawn} from 'node:child_process'
import {existsSync, writeFileSync} from 'node:fs'
import path from 'node:path'

import {root} from '#bootstrap/ensure-installed.mjs'

import {adminOf, type Secrets} from './credentials.ts'
import type {StartSettings} from './settings.ts'
import {StartFailure} from './start-failure.ts'

interface LakeAccess {
  apiHost: string
  writeToken: string
}

interface Seed {
  /** The file that says this seed is in. */
  mark: string
  notice: string
  file: string
  env: NodeJS.ProcessEnv
}

/** Fills an empty lake with the demo content. */
export async function seedContentOnce(settings: StartSettings, {apiHost, writeToken}: LakeAccess) {
  await seedOnce(settings, {
    mark: 'seeded.json',
    notice: 'Writing the demo content …',
    file: 'scripts/seed/main.ts',
    env: {
      SANITY_PROJECT_ID: 'local',
      SANITY_DATASET: settings.dataset,
      SANITY_API_HOST: apiHost,
      SANITY_API_WRITE_TOKEN: writeToken,
    },
  })
}

/** Lets the demo people register and talk, through the running site. */
export async function seedPeopleOnce(settings: StartSettings, secrets: Secrets, site: string) {
  const admin = adminOf(settings, secrets)
  await seedOnce(settings, {
    mark: 'seeded-people.json',
    notice: 'Letting the demo people talk …',
    file: 'scripts/seed/people.ts',
    env: {
      SITE_URL: site,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      MODERATOR_NAME: secrets.moderator.name,
      MODERATOR_EMAIL: secrets.moderator.email,
      MODERATOR_PASSWORD: secrets.moderator.password,
      READER_NAME: secrets.reader.name,
      READER_EMAIL: secrets.reader.email,
      READER_PASSWORD: secrets.reader.password,
    },
  })
}

/**
 * The mark is written after the last document, so a seed that was cut short runs again at the next start (it writes the
 * same things once more), and a finished one never overwrites anybody's work.
 */
async function seedOnce(settings: StartSettings, {mark, notice, file, env}: Seed) {
  const markFile = path.join(settings.dataDir, mark)
  if (existsSync(markFile)) return
  if (settings.seed === 'demo') {
    console.log(notice)
    await runSeed(path.join(root, file), [settings.seed], env)
  }
  writeFileSync(markFile, `${JSON.stringify({seed: settings.seed})}\n`)
}

async function runSeed(file: string, args: string[], env: NodeJS.ProcessEnv) {
  const {promise, resolve} = Promise.withResolvers<number | null>()
  const child = spawn(process.execPath, [file, ...args], {
    env: {...process.env, ...env},
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.once('exit', resolve)
  if ((await promise) !== 0) {
    throw new StartFailure(
      'The demo content could not be written: see the line above; the next start tries again.',
    )
  }
}
