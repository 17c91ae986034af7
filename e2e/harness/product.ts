import {type ChildProcess, spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import {freePort} from './free-port.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface Login {
  email: string
  password: string
}

interface Credentials {
  sanity: {projectId: string; dataset: string; apiHost: string; writeToken: string}
  editor: Login
  editors: [Login, Login]
}

export interface Product extends AsyncDisposable {
  origin: string
  dataDir: string
  port: number
  lakePort: number
  /** Everything that was printed. */
  output(): string
  credentials(): Credentials
  stop(signal?: NodeJS.Signals): Promise<void>
  /** What a terminal does at Ctrl-C: the signal goes to every process of the group. */
  interrupt(): Promise<number | null>
}

interface StartOptions {
  seed?: 'demo' | 'none'
  dataDir?: string
  port?: number
  env?: NodeJS.ProcessEnv
}

/** Starts the whole product as a person does, on free ports and a folder of its own, and waits for its welcome. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort())
  const lakePort = await freePort()
  const dataDir = options.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'journey-'))
  const started = runStart({
    PORT: String(port),
    LAKE_PORT: String(lakePort),
    MONGO_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SEED: options.seed ?? 'demo',
    RATE_LIMITS: 'off',
    ...options.env,
  })
  await started.untilPrinted('Ctrl-C ends it')
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    port,
    lakePort,
    output: started.output,
    credentials: () => JSON.parse(readFileSync(path.join(dataDir, 'credentials.json'), 'utf8')),
    stop: started.stop,
    interrupt: started.interrupt,
    async [Symbol.asyncDispose]() {
      await started.stop()
      if (options.dataDir === undefined) rmSync(dataDir, {recursive: true, force: true})
    },
  }
}

/** Runs the start to its end and tells what it said: for the faults that must stop it. */
export async function startAndFail(env: NodeJS.ProcessEnv) {
  const started = runStart(env)
  const code = await started.exit
  return {code, output: started.output().trim()}
}

function runStart(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start/main.ts')], {
    cwd: root,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  let notice = () => {}
  const append = (chunk: Buffer) => {
    text += chunk.toString()
    notice()
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  const exit = exitOf(child)
  return {
    exit,
    output: () => text,
    async untilPrinted(phrase: string) {
      const {promise, resolve, reject} = Promise.withResolvers<void>()
      notice = () => text.includes(phrase) && resolve()
      void exit.then((code) => reject(new Error(`The start ended with ${code}:\n${text}`)))
      notice()
      await promise
    },
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      await exit
    },
    async interrupt() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
      return exit
    },
  }
}

function exitOf(child: ChildProcess) {
  const {promise, resolve} = Promise.withResolvers<number | null>()
  child.once('exit', (code) => resolve(code))
  return promise
}
