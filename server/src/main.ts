import {fstatSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'

import {pino} from 'pino'

import {type Config, ConfigFault, readConfig} from '#config.ts'
import {serve} from '#serve.ts'
import {StartFault} from '#start-fault.ts'

// Where the builds lie is no setting: only tests and packagings that move them say otherwise.
const {values: builds} = parseArgs({
  options: {
    // Reads the settings, says what is wrong with them, and starts nothing.
    check: {type: 'boolean', default: false},
    web: {type: 'string', default: buildOf('web')},
    studio: {type: 'string', default: buildOf('studio')},
  },
})
const config = configOrExit()
if (builds.check) process.exit(0)
const log = pino({level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime})

try {
  const server = await serve({config, log, webDirectory: builds.web, studioDirectory: builds.studio})
  stopWhenAsked(server.close)
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

function stopWhenAsked(close: () => Promise<void>): void {
  let isStopping = false
  async function stop(reason: string): Promise<void> {
    // Who asks twice does not want to wait for requests under way.
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({reason}, 'stopping')
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))

  // A start script holds the other end of our standard input: when it is gone, however it went, nobody needs us any more.
  // Anything else there (a terminal, /dev/null of a container) says nothing about who wants us.
  if (!fstatSync(0).isSocket()) return
  process.stdin.once('end', () => void stop('the start script is gone'))
  process.stdin.resume()
}
