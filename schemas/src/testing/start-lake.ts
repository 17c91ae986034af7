import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {fileURLToPath} from 'node:url'

import {createClient, type SanityClient} from '@sanity/client'

export interface TestLake extends AsyncDisposable {
  /** Writes as an editor's program would. */
  editor: SanityClient
  /** Reads as a reader's browser would: no token, only what is published. */
  reader: SanityClient
}

const main = fileURLToPath(new URL('../../../local/content-lake/src/main.ts', import.meta.url))
const token = 'sk-schemas-tests'

/** A content lake of its own, as the process that it is: known by its address alone. */
export async function startLake(): Promise<TestLake> {
  const folder = await mkdtemp(join(tmpdir(), 'schemas-lake-'))
  const accounts = join(folder, 'accounts.json')
  await writeFile(accounts, JSON.stringify({tokens: [{token, label: 'tests', role: 'editor'}], users: []}))

  const flags = [
    '--dir',
    join(folder, 'lake'),
    '--port',
    '0',
    '--project',
    'local',
    '--dataset',
    'production',
  ]
  flags.push('--accounts', accounts, '--public-origin', 'http://localhost:4149')
  const child = spawn(process.execPath, [main, ...flags], {stdio: ['pipe', 'pipe', 'inherit']})
  const apiHost = await readyOrigin(child.stdout)

  const address = {
    projectId: 'local',
    dataset: 'production',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
  }
  const reader = createClient({...address, apiVersion: '2025-02-19', perspective: 'published'})
  return {
    reader,
    editor: reader.withConfig({token, perspective: 'raw'}),
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit')
      child.stdin.end()
      await exited
      await rm(folder, {recursive: true, force: true})
    },
  }
}

async function readyOrigin(stdout: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({input: stdout})) {
    if (line.startsWith('READY ')) return line.slice('READY '.length)
  }
  throw new Error('the content lake did not start')
}
