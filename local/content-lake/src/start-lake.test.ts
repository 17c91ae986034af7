import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {expect, test} from 'vitest'

import {startLake, type LakeOptions} from '#start-lake.ts'
import {ACCOUNTS, startTestLake} from '#testing/start-test-lake.ts'
import {openSocket} from '#testing/web-socket-client.ts'

async function temporaryFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'content-lake-'))
  return {dir, [Symbol.asyncDispose]: () => rm(dir, {recursive: true, force: true})}
}

function options(dir: string): LakeOptions {
  const publicOrigin = 'http://localhost:3000'
  return {dir, port: 0, project: 'testing', dataset: 'production', accounts: ACCOUNTS, publicOrigin}
}

test('two lakes never share a folder, and the folder is free once the first has stopped', async () => {
  await using lake = await startTestLake()
  await expect(startLake(options(lake.dir))).rejects.toThrow(/used by another content lake: stop that one/)
  await lake.client().create({_id: 'a', _type: 'note'})
  await lake.restart()
  expect(await lake.client().getDocument('a')).toMatchObject({_id: 'a'})
})

test('a lake that could not start leaves the folder free', async () => {
  await using folder = await temporaryFolder()
  const busy = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => busy.once('listening', resolve))
  const address = busy.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  await expect(startLake({...options(folder.dir), port})).rejects.toThrow(
    `The port ${port} is in use; stop what uses it`,
  )
  busy.close()
  const lake = await startLake(options(folder.dir))
  await lake.close()
})

test('a folder that cannot be made is told with what to do', async () => {
  await using folder = await temporaryFolder()
  const inTheWay = join(folder.dir, 'file')
  await writeFile(inTheWay, 'x')
  for (const dir of [inTheWay, join(inTheWay, 'below')]) {
    await expect(startLake(options(dir))).rejects.toThrow(/cannot be made or written; free the path/)
  }
})

test('a damaged database is told and not touched', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.dir, 'lake.sqlite')
  await writeFile(file, 'this is no database, and it is long enough to look like one'.repeat(100))
  const before = await readFile(file)
  await expect(startLake(options(folder.dir))).rejects.toThrow(/not a healthy content lake database/)
  expect(await readFile(file)).toEqual(before)
})

test('something else in the place of the lock is told', async () => {
  await using folder = await temporaryFolder()
  await mkdir(join(folder.dir, 'lock.sqlite'))
  await expect(startLake(options(folder.dir))).rejects.toThrow(/cannot be written/)
})

test.for([
  ['not json', /it is not JSON/],
  ['{"users":[{"id":"a"}]}', /users\.0\.name/],
  ['{"tokens":[{"token":"short","label":"x","role":"editor"}]}', /tokens\.0\.token/],
  ['{"tokens":[{"token":"sk-0123456789abcdef","label":"x","role":"owner"}]}', /tokens\.0\.role/],
] as const)('an accounts file that is wrong is told with the field: %s', async ([content, message]) => {
  await using folder = await temporaryFolder()
  const accounts = join(folder.dir, 'accounts.json')
  await writeFile(accounts, content)
  await expect(startLake({...options(folder.dir), accounts})).rejects.toThrow(message)
})

test('two accounts with one e-mail are refused', async () => {
  await using folder = await temporaryFolder()
  const person = {id: 'a', name: 'A', email: 'a@example.org', password: 'x', role: 'editor' as const}
  const accounts = {tokens: [], users: [person, {...person, id: 'b', email: ' A@Example.org'}]}
  await expect(startLake({...options(folder.dir), accounts})).rejects.toThrow(/two accounts have the email/)
})

test('unknown requests are kept on disk', async () => {
  await using lake = await startTestLake()
  await lake.fetch('/v1/nothing/here?secret=1')
  await lake.restart()
  const lines = (await readFile(join(lake.dir, 'unknown-requests.ndjson'), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {time: expect.any(String), method: 'GET', path: '/v1/nothing/here'},
  ])
  expect(await (await lake.fetch('/vX/ledger/unknown')).json()).toEqual([])
})

test('stopping does not wait for open streams and sockets', async () => {
  await using lake = await startTestLake()
  const stream = await lake.fetch('/v1/data/listen/production?query=*')
  const ended = stream.text()
  await using socket = await openSocket(lake.origin, '/vX/multiplex')
  await lake.restart()
  expect(await ended).toContain('welcome')
  expect(await socket.closed()).toBe(1001)
})
