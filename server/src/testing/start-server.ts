import {type Logger, pino} from 'pino'

import {readConfig} from '#config.ts'
import {type RunningServer, serve} from '#serve.ts'
import {writeBuilds} from '#testing/site-fixture.ts'
import {temporaryDirectory} from '#testing/temporary-directory.ts'

export interface TestServer extends AsyncDisposable {
  origin: string
  running: RunningServer
  get(path: string, options?: RequestInit): Promise<Response>
}

/** The whole server on a free port with a small site, pointed at a lake by its address. */
export async function startServer({
  lakeOrigin,
  environment = {},
  log = pino({level: 'silent'}),
}: {
  lakeOrigin: string
  environment?: Record<string, string>
  log?: Logger
}): Promise<TestServer> {
  const directory = await temporaryDirectory()
  const config = readConfig({
    PORT: '0',
    SANITY_API_HOST: lakeOrigin,
    SANITY_BROWSER_API_HOST: '/',
    LAKE_PROXY_TARGET: lakeOrigin,
    ...environment,
  })
  const running = await serve({config, log, ...(await writeBuilds(directory.path))})
  return {
    origin: running.origin,
    running,
    get: (path, options = {}) => fetch(running.origin + path, {redirect: 'manual', ...options}),
    async [Symbol.asyncDispose]() {
      await running.close()
      await directory[Symbol.asyncDispose]()
    },
  }
}
