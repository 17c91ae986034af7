import {type ChildProcess, spawn} from 'node:child_process'
import {randomUUID} from 'node:crypto'
import {once} from 'node:events'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {fileURLToPath} from 'node:url'

import mongoose from 'mongoose'

import {temporaryDirectory} from '#testing/temporary-directory.ts'

export interface TestMongo extends AsyncDisposable {
  /** A database of its own. */
  uri: string
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  restart(): Promise<void>
}

const main = fileURLToPath(new URL('../../../local/mongo/src/main.ts', import.meta.url))

/** A MongoDB for tests: the one that MONGODB_URI names, else the embedded one as the process that it is. */
export async function startMongo(): Promise<TestMongo> {
  // oxlint-disable-next-line node/no-process-env -- the same tests judge any MongoDB that the environment names
  const given = process.env['MONGODB_URI']
  return given === undefined ? startEmbeddedMongo() : takeGiven(given)
}

/** One that a test can stop and start, whatever the environment says. */
export async function startEmbeddedMongo(): Promise<TestMongo> {
  const directory = await temporaryDirectory()
  const accounts = join(directory.path, 'accounts.json')
  const password = randomUUID()
  await writeFile(accounts, JSON.stringify({users: [{name: 'server', password}]}))

  const flags = ['--dir', join(directory.path, 'mongo'), '--accounts', accounts]
  const first = await run([...flags, '--port', '0'])
  let {child} = first
  const {port} = new URL(first.address)

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  return {
    uri: `mongodb://server:${password}@127.0.0.1:${port}/?authSource=admin`,
    kill,
    async restart() {
      ;({child} = await run([...flags, '--port', port]))
    },
    async [Symbol.asyncDispose]() {
      await kill()
      await directory[Symbol.asyncDispose]()
    },
  }
}

async function takeGiven(uri: string): Promise<TestMongo> {
  const own = new URL(uri)
  own.pathname = `/test-${randomUUID()}`
  return {
    uri: own.href,
    kill: notOurs,
    restart: notOurs,
    async [Symbol.asyncDispose]() {
      const connection = await mongoose.createConnection(own.href).asPromise()
      await connection.dropDatabase()
      await connection.close()
    },
  }
}

function notOurs(): Promise<never> {
  return Promise.reject(new Error('this MongoDB is not ours to stop and start'))
}

async function run(flags: readonly string[]): Promise<{child: ChildProcess; address: string}> {
  const child = spawn(process.execPath, [main, ...flags], {stdio: ['pipe', 'pipe', 'inherit']})
  const lines = createInterface({input: child.stdout})
  for await (const line of lines) {
    if (line.startsWith('READY ')) return {child, address: line.slice('READY '.length)}
  }
  throw new Error('the embedded MongoDB did not start')
}
