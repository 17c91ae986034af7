import {z} from 'zod'

import {seedPeople} from './people/seed-people.ts'

/** Lets demo people talk on a running site: `node scripts/seed/people.ts`, with address and logins in the environment. */

const Settings = z.object({
  SITE_URL: z.url({protocol: /^https?$/}),
  ADMIN_EMAIL: z.string().min(1),
  ADMIN_PASSWORD: z.string().min(1),
  MODERATOR_EMAIL: z.string().min(1),
  MODERATOR_PASSWORD: z.string().min(1),
  READER_EMAIL: z.string().min(1),
  READER_PASSWORD: z.string().min(1),
  MODERATOR_NAME: z.string().min(1).default('Achieng Odhiambo'),
  READER_NAME: z.string().min(1).default('Juma Mwangi'),
})

const settings = Settings.safeParse(process.env)
if (settings.success) await run(settings.data)
else stop(`set ${settings.error.issues.map(({path}) => path.join('.')).join(', ')}`)

async function run(given: z.infer<typeof Settings>): Promise<void> {
  const started = performance.now()
  try {
    const {people, comments} = await seedPeople({
      origin: new URL(given.SITE_URL).origin,
      admin: {email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD},
      moderator: {
        name: given.MODERATOR_NAME,
        email: given.MODERATOR_EMAIL,
        password: given.MODERATOR_PASSWORD,
      },
      reader: {name: given.READER_NAME, email: given.READER_EMAIL, password: given.READER_PASSWORD},
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`Demo people: ${people} accounts and ${comments} comments in ${seconds} s.`)
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error))
  }
}

function stop(reason: string): void {
  console.error(`The demo people could not be brought in: ${reason}`)
  process.exitCode = 1
}
