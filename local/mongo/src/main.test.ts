import {once} from 'node:events'
import {mkdir, readdir, stat, writeFile} from 'node:fs/promises'
import {createServer} from 'node:net'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {MongoClient} from 'mongodb'
import {expect, test} from 'vitest'

import {failToStart, startChild, temporaryFolder} from '#testing/child-server.ts'

test('it says READY with its address once it answers', async () => {
  await using folder = await temporaryFolder()
  await using server = await startChild(folder.flags)
  expect(server.line).toMatch(/^READY mongodb:\/\/127\.0\.0\.1:\d+\/\n$/)
  await using client = await new MongoClient(server.uri).connect()
  expect(await client.db().command({ping: 1})).toEqual({ok: 1})
  expect((await stat(folder.dir)).mode & 0o777).toBe(0o700)
})

test('it stops cleanly when its stdin ends', async () => {
  await using folder = await temporaryFolder()
  await using server = await startChild(folder.flags)
  server.child.stdin.end()
  expect(await server.exit).toEqual({code: 0, signal: null})
})

test.for(['SIGTERM', 'SIGINT'] as const)('it stops cleanly on %s, with clients connected', async (signal) => {
  await using folder = await temporaryFolder()
  await using server = await startChild(folder.flags)
  await using client = await new MongoClient(server.uri).connect()
  await client.db('a').collection('a').insertOne({})
  server.child.kill(signal)
  expect(await server.exit).toEqual({code: 0, signal: null})
  expect((await readdir(folder.dir)).filter((name) => name.endsWith('-wal'))).toEqual([])
})

test('what is stored is there after a new start', async () => {
  await using folder = await temporaryFolder()
  {
    await using server = await startChild(folder.flags)
    await using client = await new MongoClient(server.uri).connect()
    await client.db('a').collection('a').createIndex({k: 1}, {unique: true})
    await client
      .db('a')
      .collection('a')
      .insertOne({k: [1, 2]})
  }
  await using server = await startChild(folder.flags)
  await using client = await new MongoClient(server.uri).connect()
  const rows = client.db('a').collection('a')
  expect(await rows.findOne({k: 2}, {projection: {_id: 0}})).toEqual({k: [1, 2]})
  await expect(rows.insertOne({k: 2})).rejects.toMatchObject({code: 11_000})
})

test('a second server on the same folder is refused, one after kill -9 is not', async () => {
  await using folder = await temporaryFolder()
  {
    await using server = await startChild(folder.flags)
    const {code, out, err} = await failToStart(folder.flags)
    expect({code, out}).toEqual({code: 1, out: ''})
    expect(err).toBe(
      `mongo: The folder ${folder.dir} is used by another embedded MongoDB; stop that one or choose another --dir\n`,
    )
    server.child.kill('SIGKILL')
    await server.exit
  }
  await using again = await startChild(folder.flags)
  expect(again.address).not.toBe('')
})

test('a port in use is named', async () => {
  await using folder = await temporaryFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const {code, err} = await failToStart([...folder.flags, '--port', String(port)])
  other.close()
  expect(code).toBe(1)
  expect(err).toBe(
    `mongo: The port ${port} is in use; stop what uses it or choose another --port (0 takes any)\n`,
  )
})

test('a folder that cannot be is named', async () => {
  await using folder = await temporaryFolder()
  const {code, err} = await failToStart([
    '--dir',
    join(folder.accounts, 'data'),
    '--accounts',
    folder.accounts,
  ])
  expect(code).toBe(1)
  expect(err).toMatch(/^mongo: The folder .* cannot be made or written; .*\n$/)
})

test('a damaged database is named and left as it is', async () => {
  await using folder = await temporaryFolder()
  await mkdir(folder.dir)
  const file = join(folder.dir, 'data.sqlite')
  await writeFile(file, 'no database at all '.repeat(500))
  const {code, err} = await failToStart(folder.flags)
  expect(code).toBe(1)
  expect(err).toMatch(/^mongo: .*data\.sqlite is not a healthy embedded MongoDB database; .*\n$/)
  expect((await stat(file)).size).toBe(9500)
})

test('a database of a newer format is refused', async () => {
  await using folder = await temporaryFolder()
  {
    await using server = await startChild(folder.flags)
    server.child.stdin.end()
    await server.exit
  }
  const database = new DatabaseSync(join(folder.dir, 'data.sqlite'))
  database.exec("update meta set value = '99' where key = 'format'")
  database.close()
  const {code, err} = await failToStart(folder.flags)
  expect(code).toBe(1)
  expect(err).toMatch(
    /^mongo: .* was written by a newer embedded MongoDB \(format 99, this one reads 1\); .*\n$/,
  )
})

test.each([
  [[], /--dir and --accounts are needed; usage: mongo --dir/],
  [['--dir', '/tmp/none', '--accounts', '/nowhere.json'], /The accounts file \/nowhere\.json cannot be read/],
  [['--dir', '/tmp/none', '--accounts', import.meta.filename], /is not right: it is not JSON/],
  [['--port', 'x', '--dir', '/tmp/none', '--accounts', 'a'], /--port x is no port/],
  [['--nonsense'], /Unknown option '--nonsense'/],
])('the flags %j are refused in one line', async (flags, reason) => {
  const {code, out, err} = await failToStart(flags)
  expect({code, out}).toEqual({code: 1, out: ''})
  expect(err).toMatch(reason)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})
