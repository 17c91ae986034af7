import {type ChildProcess, spawn} from 'node:child_process'
import {randomUUID} from 'node:crypto'
import {once} from 'node:events'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {fileURLToPath} from 'node:url'

import {createClient, type SanityClient} from '@sanity/client'

import {temporaryDirectory} from '#testing/temporary-directory.ts'

export interface TestLake extends AsyncDisposable {
  origin: string
  /** What the server is given to write with. */
  token: string
  /** Writes as an import or a script would: with a token, past the Studio. */
  client: SanityClient
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  /** Starts it again on the same port, with what it kept. */
  restart(): Promise<void>
}

const main = fileURLToPath(new URL('../../../local/content-lake/src/main.ts', import.meta.url))

/** A content lake of its own for one test, as the process that it is: the server knows it by its address alone. */
export async function startLake(): Promise<TestLake> {
  const token = `sk-${randomUUID()}`
  const directory = await temporaryDirectory()
  const accounts = join(directory.path, 'accounts.json')
  await writeFile(accounts, JSON.stringify({tokens: [{token, label: 'server', role: 'editor'}], users: []}))

  const flags = ['--dir', join(directory.path, 'lake'), '--project', 'local', '--dataset', 'production']
  flags.push('--accounts', accounts, '--public-origin', 'http://localhost:4200')
  const first = await run([...flags, '--port', '0'])
  const {origin} = first
  let {child} = first
  const port = new URL(origin).port

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  return {
    origin,
    token,
    client: createClient({
      projectId: 'local',
      dataset: 'production',
      apiHost: origin,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      token,
      useCdn: false,
      perspective: 'raw',
    }),
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

async function run(flags: readonly string[]): Promise<{child: ChildProcess; origin: string}> {
  const child = spawn(process.execPath, [main, ...flags], {stdio: ['pipe', 'pipe', 'inherit']})
  const lines = createInterface({input: child.stdout})
  for await (const line of lines) {
    if (line.startsWith('READY ')) return {child, origin: line.slice('READY '.length)}
  }
  throw new Error('the content lake did not start')
}
