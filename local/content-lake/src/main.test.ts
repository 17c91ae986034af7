import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {fileURLToPath} from 'node:url'

import {expect, test} from 'vitest'

import {rawRequest} from '#testing/raw-http.ts'
import {ACCOUNTS, ADMINISTRATOR_TOKEN, bearer} from '#testing/start-test-lake.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

async function temporaryFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'content-lake-'))
  const accounts = join(dir, 'accounts.json')
  await writeFile(accounts, JSON.stringify(ACCOUNTS))
  const flags = [
    '--dir',
    join(dir, 'lake'),
    '--accounts',
    accounts,
    '--public-origin',
    'http://localhost:3000',
  ]
  return {dir: join(dir, 'lake'), flags, [Symbol.asyncDispose]: () => rm(dir, {recursive: true, force: true})}
}

async function start(flags: string[]) {
  const child = spawn(process.execPath, [MAIN, ...flags], {stdio: ['pipe', 'pipe', 'inherit']})
  const [chunk] = await once(child.stdout, 'data')
  const line = String(chunk)
  const exit = once(child, 'exit').then(([code, signal]) => ({code, signal}))
  return {
    child,
    line,
    origin: /^READY (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)?.[1] ?? '',
    exit,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

async function failToStart(flags: string[]) {
  const child = spawn(process.execPath, [MAIN, ...flags], {stdio: ['pipe', 'pipe', 'pipe']})
  const exit = once(child, 'exit')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await exit
  return {code, out, err}
}

test('it says READY with its address once it answers', async () => {
  await using folder = await temporaryFolder()
  await using lake = await start(folder.flags)
  expect(lake.line).toMatch(/^READY http:\/\/127\.0\.0\.1:\d+\n$/)
  expect((await fetch(`${lake.origin}/v1/ping`)).status).toBe(200)
})

test('it stops cleanly when its stdin ends', async () => {
  await using folder = await temporaryFolder()
  await using lake = await start(folder.flags)
  lake.child.stdin.end()
  expect(await lake.exit).toEqual({code: 0, signal: null})
})

test.for(['SIGTERM', 'SIGINT'] as const)('it stops cleanly on %s', async (signal) => {
  await using folder = await temporaryFolder()
  await using lake = await start(folder.flags)
  lake.child.kill(signal)
  expect(await lake.exit).toEqual({code: 0, signal: null})
})

test('an acknowledged write and an acknowledged upload survive kill -9, and the lock does not', async () => {
  await using folder = await temporaryFolder()
  await using lake = await start(folder.flags)
  const mutations = [{create: {_id: 'kept', _type: 'note'}}]
  const headers = {...bearer(ADMINISTRATOR_TOKEN), 'content-type': 'application/json'}
  const mutate = `${lake.origin}/v1/data/mutate/production`
  expect((await fetch(mutate, {method: 'POST', headers, body: JSON.stringify({mutations})})).status).toBe(200)
  const upload = `${lake.origin}/v1/assets/files/production?filename=a.txt`
  const uploaded = await fetch(upload, {
    method: 'POST',
    headers: bearer(ADMINISTRATOR_TOKEN),
    body: 'some text',
  })
  const {document} = JSON.parse(await uploaded.text())
  lake.child.kill('SIGKILL')
  await lake.exit

  await using again = await start(folder.flags)
  const query = `${again.origin}/v1/data/query/production?query=${encodeURIComponent('*[_id == "kept"]._id')}`
  expect(await (await fetch(query)).json()).toMatchObject({result: ['kept']})
  expect(await (await fetch(`${again.origin}/${document.path}`)).text()).toBe('some text')
})

test('an upload cut by kill -9 leaves no half file', async () => {
  await using folder = await temporaryFolder()
  await using lake = await start(folder.flags)
  const {hostname, port} = new URL(lake.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const headers = {...bearer(ADMINISTRATOR_TOKEN), 'content-length': '100000'}
  socket.write(`${rawRequest('POST', '/v1/assets/files/production', headers)}half of it`)
  await expect.poll(() => readdir(join(folder.dir, 'assets', 'staging'))).toHaveLength(1)
  lake.child.kill('SIGKILL')
  await lake.exit

  await using again = await start(folder.flags)
  expect(await readdir(join(folder.dir, 'assets'), {recursive: true})).toEqual(['derived', 'staging'])
  const query = `${again.origin}/v1/data/query/production?query=${encodeURIComponent('count(*)')}`
  expect(await (await fetch(query)).json()).toMatchObject({result: 0})
})

test('a second process on the same folder says in one line what to do', async () => {
  await using folder = await temporaryFolder()
  await using lake = await start(folder.flags)
  expect(lake.origin).not.toBe('')
  const second = await failToStart(folder.flags)
  expect(second).toMatchObject({code: 1, out: ''})
  expect(second.err).toMatch(/^content-lake: The folder .* is used by another content lake: .*\n$/)
})

test.for([
  [['--colour', 'red'], /^content-lake: Unknown option '--colour'; usage: .*\n$/],
  [['extra'], /^content-lake: Unexpected argument 'extra'.*\n$/],
  [['--port', 'many'], /^content-lake: --port many is no port; .*\n$/],
  [['--port', '70000'], /^content-lake: --port 70000 is no port; .*\n$/],
  [['--project', 'Not An Id'], /^content-lake: --project Not An Id is no project id; .*\n$/],
  [['--dataset', '../x'], /^content-lake: --dataset \.\.\/x is no dataset name; .*\n$/],
  [['--public-origin', 'localhost:3000'], /^content-lake: localhost:3000 is no web origin; .*\n$/],
  [['--allowed-origins', 'ftp://a'], /^content-lake: ftp:\/\/a is no web origin; .*\n$/],
  [['--accounts', '/nowhere/accounts.json'], /^content-lake: The accounts file .* cannot be read; .*\n$/],
] as const)('a wrong flag is one line and exit code 1: %j', async ([wrong, message]) => {
  await using folder = await temporaryFolder()
  const failed = await failToStart([...folder.flags, ...wrong])
  expect(failed).toMatchObject({code: 1, out: ''})
  expect(failed.err).toMatch(message)
})

test('without flags it says which are needed', async () => {
  expect((await failToStart([])).err).toMatch(
    /^content-lake: --dir, --accounts and --public-origin are needed; .*\n$/,
  )
})
