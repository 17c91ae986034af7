import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'

import {pino} from 'pino'

import {type Config, ConfigFault, readConfig} from '#config.ts'
import {serve} from '#serve.ts'
import {StartFault} from '#start-fault.ts'

// Where the builds lie is no setting: only tests and packagings that move them say otherwise.
const {values: builds} = parseArgs({
  options: {
    web: {type: 'string', default: buildOf('web')},
    studio: {type: 'string', default: buildOf('studio')},
  },
})
const config = configOrExit()
const log = pino({level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime})

try {
  const server = await serve({config, log, webDirectory: builds.web, studioDirectory: builds.studio})
  stopOnSignals(server.close)
  console.log(`READY ${server.origin}`)
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exit(1)
}

function configOrExit(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function buildOf(part: 'web' | 'studio'): string {
  return fileURLToPath(new URL(`../../${part}/dist`, import.meta.url))
}

function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false
  async function stop(signal: string): Promise<void> {
    // Who asks twice does not want to wait for requests under way.
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({signal}, 'stopping')
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}
