import {createClient} from '@sanity/client'
import {z} from 'zod'

import {demoSeed} from './demo/demo-seed.ts'
import {seedFailure} from './seed-failure.ts'
import {seedLake} from './seed-lake.ts'

/** Loads the demo content: `node scripts/seed/main.ts demo`, with the lake's address and write token in the environment. */

const Settings = z.object({
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1).default('production'),
  SANITY_API_WRITE_TOKEN: z.string().min(1),
  /** Unset: the project's own host. */
  SANITY_API_HOST: z.url({protocol: /^https?$/}).optional(),
})

await run(process.argv[2] ?? 'demo')

async function run(kind: string) {
  if (kind !== 'demo')
    return stop(`there is no content named "${kind}"; the one that can be loaded is "demo"`)
  const settings = Settings.safeParse(process.env)
  if (!settings.success)
    return stop(`set ${settings.error.issues.map(({path}) => path.join('.')).join(', ')}`)

  const client = clientOf(settings.data)
  const started = performance.now()
  try {
    const {documents, pictures} = await seedLake({client, seed: demoSeed, onProgress: showProgress})
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`Demo content: ${documents} documents and ${pictures} pictures in ${seconds} s.`)
  } catch (error) {
    stop(seedFailure(error, new URL(client.getUrl('/')).origin))
  }
}

function stop(reason: string) {
  console.error(`Seeding stopped: ${reason}.`)
  process.exitCode = 1
}

function clientOf({SANITY_API_HOST: apiHost, ...settings}: z.infer<typeof Settings>) {
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
