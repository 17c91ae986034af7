import {createClient} from '@sanity/client'
import {z} from 'zod'

import {seedLake} from './seed-lake.ts'

/** Loads the demo content: `node scripts/seed/main.ts demo`, with the lake's address and write token in the environment. */

const Settings = z.object({
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1).default('production'),
  SANITY_API_WRITE_TOKEN: z.string().min(1),
  /** Unset: the project's own host. */
  SANITY_API_HOST: z.url({protocol: /^https?$/}).optional(),
})

try {
  const started = performance.now()
  const {documents, pictures} = await seedLake({client: clientOf(readSettings()), onProgress: showProgress})
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Demo content: ${documents} documents and ${pictures} pictures in ${seconds} s.`)
} catch (error) {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  console.error(`Seeding stopped: ${reason} Running it again completes it.`)
  process.exitCode = 1
}

function readSettings() {
  const kind = process.argv[2] ?? 'demo'
  if (kind !== 'demo')
    throw new Error(`There is no content named "${kind}"; the one that can be loaded is "demo".`)
  const settings = Settings.safeParse(process.env)
  if (settings.success) return settings.data
  const faults = settings.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`)
  throw new Error(`the environment is not complete (${faults.join('; ')}).`)
}

function clientOf(settings: z.infer<typeof Settings>) {
  const {SANITY_API_HOST: apiHost} = settings
  return createClient({
    projectId: settings.SANITY_PROJECT_ID,
    dataset: settings.SANITY_DATASET,
    token: settings.SANITY_API_WRITE_TOKEN,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...(apiHost ? {apiHost, useProjectHostname: false} : {}),
  })
}

function showProgress(done: number, total: number) {
  if (process.stdout.isTTY)
    process.stdout.write(`\rPictures: ${done} of ${total}${done === total ? '\n' : ''}`)
}
