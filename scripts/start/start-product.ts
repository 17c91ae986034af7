import {mkdirSync} from 'node:fs'

import {keepSecrets, writeCredentials} from './credentials.ts'
import {embeddedLake, embeddedMongo} from './embedded-environment.ts'
import {seedContentOnce, seedPeopleOnce} from './seed-once.ts'
import type {StartSettings} from './settings.ts'
import {startLake, startMongo, startServer} from './start-parts.ts'
import {untilHealthy} from './until-healthy.ts'

interface Part {
  stop(): Promise<void>
}

/** Starts the embedded parts that are needed, fills an empty lake, then starts the server. */
export async function startProduct(settings: StartSettings) {
  const running: Part[] = []
  try {
    const isAnyEmbedded = settings.isLakeEmbedded || settings.isMongoEmbedded
    if (isAnyEmbedded) mkdirSync(settings.dataDir, {recursive: true, mode: 0o700})
    const secrets = isAnyEmbedded ? keepSecrets(settings.dataDir) : undefined
    let environment: NodeJS.ProcessEnv = {}

    if (secrets && settings.isMongoEmbedded) {
      running.unshift(await startMongo(settings, secrets))
      environment = {...environment, ...embeddedMongo(settings, secrets)}
    }
    if (secrets && settings.isLakeEmbedded) {
      const lake = await startLake(settings, secrets)
      running.unshift(lake)
      await seedContentOnce(settings, {apiHost: lake.address, writeToken: secrets.writeToken})
      environment = {...environment, ...embeddedLake(settings, secrets, lake.address)}
    }
    if (secrets) writeCredentials(settings, secrets)
    const server = await startServer(settings, environment)
    running.unshift(server)
    const complaint = await untilHealthy(server.address)
    if (complaint !== null) console.error(`Started, but not everything answers yet: ${complaint}`)
    // People talk under the demo stories, so they come only where both parts are our own.
    if (secrets && settings.isLakeEmbedded && settings.isMongoEmbedded && complaint === null) {
      await seedPeopleOnce(settings, secrets, server.address)
    }
    return {secrets, stop: () => stopAll(running)}
  } catch (error) {
    await stopAll(running)
    throw error
  }
}

/** The server first, so that nothing it still answers misses a part. */
async function stopAll(parts: Part[]) {
  for (const part of parts) await part.stop()
}
