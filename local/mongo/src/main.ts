import {parseArgs} from 'node:util'

import {reportFailure} from './report-failure.ts'
import {StartFailure} from './start-failure.ts'
import {startMongo, type MongoOptions} from './start-mongo.ts'

const USAGE = 'mongo --dir DIR --accounts FILE [--port N]'

function readFlags(): MongoOptions {
  const {values} = parseFlags()
  const {dir, accounts} = values
  if (dir === undefined || accounts === undefined) {
    throw new StartFailure(`--dir and --accounts are needed; usage: ${USAGE}`)
  }
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new StartFailure(`--port ${values.port} is no port; give a whole number from 0 (any) to 65535`)
  }
  return {dir, port, accounts}
}

function parseFlags() {
  try {
    return parseArgs({
      options: {
        dir: {type: 'string'},
        port: {type: 'string', default: '0'},
        accounts: {type: 'string'},
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`${reason.split('. ', 1)[0]}; usage: ${USAGE}`)
  }
}

async function main() {
  const mongo = await startMongo(readFlags())
  process.stdout.write(`READY ${mongo.address}\n`)

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    mongo.close().then(
      () => process.exit(0),
      (error: unknown) => {
        reportFailure(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever started us holds our stdin open; when it is gone, however it went, nobody needs us any more.
  process.stdin.once('end', stop)
  process.stdin.once('error', stop)
  process.stdin.resume()
}

main().catch((error: unknown) => {
  if (error instanceof StartFailure) process.stderr.write(`mongo: ${error.message.replaceAll('\n', ' ')}\n`)
  else reportFailure(error)
  process.exit(1)
})
