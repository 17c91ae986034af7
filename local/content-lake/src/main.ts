import {parseArgs} from 'node:util'

import {reportFailure} from './report-failure.ts'
import {StartFailure} from './start-failure.ts'
import {startLake, type LakeOptions} from './start-lake.ts'

const USAGE =
  'content-lake --dir DIR --accounts FILE --public-origin URL [--port N] [--project ID] [--dataset NAME] [--allowed-origins URL,URL]'

function readFlags(): LakeOptions {
  const {values} = parseFlags()
  const {dir, accounts} = values
  const publicOrigin = values['public-origin']
  if (dir === undefined || accounts === undefined || publicOrigin === undefined) {
    throw new StartFailure(`--dir, --accounts and --public-origin are needed; usage: ${USAGE}`)
  }
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new StartFailure(`--port ${values.port} is no port; give a whole number from 0 (any) to 65535`)
  }
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(values.project)) {
    throw new StartFailure(`--project ${values.project} is no project id; allowed are a-z, 0-9 and "-"`)
  }
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(values.dataset)) {
    throw new StartFailure(
      `--dataset ${values.dataset} is no dataset name; allowed are a-z, 0-9, "_" and "-"`,
    )
  }
  const allowedOrigins = values['allowed-origins'].split(',').filter((origin) => origin !== '')
  for (const origin of [publicOrigin, ...allowedOrigins]) requireWebOrigin(origin)
  const {project, dataset} = values
  return {dir, port, project, dataset, accounts, publicOrigin, allowedOrigins}
}

function parseFlags() {
  try {
    return parseArgs({
      options: {
        dir: {type: 'string'},
        port: {type: 'string', default: '0'},
        project: {type: 'string', default: 'local'},
        dataset: {type: 'string', default: 'production'},
        accounts: {type: 'string'},
        'public-origin': {type: 'string'},
        'allowed-origins': {type: 'string', default: ''},
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`${reason.split('. ', 1)[0]}; usage: ${USAGE}`)
  }
}

function requireWebOrigin(text: string) {
  const protocol = URL.parse(text)?.protocol
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new StartFailure(`${text} is no web origin; write it like http://localhost:3000`)
  }
}

async function main() {
  const lake = await startLake(readFlags())
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    lake.close().then(
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
  // Last, because whoever reads it may stop us the moment after.
  process.stdout.write(`READY ${lake.origin}\n`)
}

main().catch((error: unknown) => {
  if (error instanceof StartFailure)
    process.stderr.write(`content-lake: ${error.message.replaceAll('\n', ' ')}\n`)
  else reportFailure(error)
  process.exit(1)
})
