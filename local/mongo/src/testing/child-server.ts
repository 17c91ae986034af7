import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'

const MAIN = join(import.meta.dirname, '..', 'main.ts')

const ACCOUNTS = {users: [{name: 'site', password: 'p@ss/wörd'}]}

/** A data folder that may outlive several servers, and the flags to start one on it. */
export async function temporaryFolder() {
  const root = await mkdtemp(join(tmpdir(), 'mongo-'))
  const [dir, accounts] = [join(root, 'data'), join(root, 'accounts.json')]
  await writeFile(accounts, JSON.stringify(ACCOUNTS))
  return {
    dir,
    accounts,
    flags: ['--dir', dir, '--accounts', accounts],
    [Symbol.asyncDispose]: () => rm(root, {recursive: true, force: true}),
  }
}

/** The server as `npm start` runs it: a process of its own. */
export async function startChild(flags: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, ...flags], {stdio: ['pipe', 'pipe', 'inherit']})
  const exit = once(child, 'exit').then(([code, signal]) => ({code, signal}))
  const [chunk] = await once(child.stdout, 'data')
  const line = String(chunk)
  const address = /^READY mongodb:\/\/(127\.0\.0\.1:\d+)\/\n$/.exec(line)?.[1] ?? ''
  const [{name, password} = {name: '', password: ''}] = ACCOUNTS.users
  return {
    child,
    line,
    exit,
    address,
    uri: `mongodb://${encodeURIComponent(name)}:${encodeURIComponent(password)}@${address}/?authSource=admin`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

export async function failToStart(flags: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, ...flags], {stdio: ['pipe', 'pipe', 'pipe']})
  const exit = once(child, 'exit')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await exit
  return {code, out, err}
}
