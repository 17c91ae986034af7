import {fileURLToPath} from 'node:url'

import {pino} from 'pino'

import {type Config, ConfigFault, readConfig} from '#config.ts'
import {serve} from '#serve.ts'
import {StartFault} from '#start-fault.ts'

/* oxlint-disable no-console -- a person reads these lines at start, before and beside the log */

const config = configOrExit()
const log = pino({level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime})

try {
  const server = await serve({
    config,
    log,
    webDirectory: buildOf('web'),
    studioDirectory: buildOf('studio'),
  })
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
