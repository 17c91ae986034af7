import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {expect, test} from 'vitest'

import {randomId} from '#random-id.ts'
import {openDataset} from '#store/dataset.ts'
import {openDatabase} from '#store/open-database.ts'

async function aFile() {
  const dir = await mkdtemp(join(tmpdir(), 'content-lake-store-'))
  return {
    file: join(dir, 'lake.sqlite'),
    [Symbol.asyncDispose]: () => rm(dir, {recursive: true, force: true}),
  }
}

test('a file that is no database, or a damaged one, is refused in one line that says what to do', async () => {
  await using folder = await aFile()
  await writeFile(folder.file, 'This is not a database. '.repeat(500))
  expect(() => openDatabase(folder.file)).toThrow(
    /^.*lake\.sqlite is not a healthy.*restore it from a copy.*$/,
  )
})

test('a file that a newer lake has written is refused and left as it is', async () => {
  await using folder = await aFile()
  const database = openDatabase(folder.file)
  database.exec("update meta set value = '2' where key = 'format'")
  database.close()
  expect(() => openDatabase(folder.file)).toThrow(/^.*newer content lake \(format 2, this one reads 1\).*$/)
})

test('writes are durable before they are acknowledged', async () => {
  await using folder = await aFile()
  const database = openDatabase(folder.file)
  const pragma = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})
  expect(pragma('journal_mode')).toEqual(['wal'])
  expect(pragma('synchronous')).toEqual([2])
  database.close()
})

test('a transaction that the disk refuses leaves no trace', async () => {
  await using folder = await aFile()
  const database = openDatabase(folder.file)
  const dataset = openDataset({database, name: 'd', projectId: 'p', now: () => new Date(), randomId})
  dataset.mutate([{create: {_id: 'a', _type: 'x'}}], {viewerId: 'ada'})
  const heard: unknown[] = []
  dataset.subscribe((change) => heard.push(change))
  database.exec("create trigger full before insert on documents begin select raise(abort, 'disk full'); end")
  expect(() =>
    dataset.mutate([{create: {_id: 'b', _type: 'x'}}, {delete: {id: 'a'}}], {viewerId: 'ada'}),
  ).toThrow('disk full')
  expect([...dataset.documents.keys()]).toEqual(['a'])
  expect(heard).toEqual([])
  expect(database.prepare('select count(*) as n from transactions').get()).toEqual({n: 1})
  database.close()
})

test('a thousand keystrokes in a long document cost little and can all be read back', async () => {
  await using folder = await aFile()
  const database = openDatabase(folder.file)
  const dataset = openDataset({database, name: 'd', projectId: 'p', now: () => new Date(), randomId})
  const body = Array.from({length: 2000}, () => randomId(20)).join(' ')
  dataset.mutate([{create: {_id: 'a', _type: 'x', body, title: ''}}], {viewerId: 'ada', transactionId: 'k0'})
  for (let n = 1; n <= 1000; n += 1) {
    const set = {title: 'x'.repeat(n % 80)}
    dataset.mutate([{patch: {id: 'a', set}}], {viewerId: 'ada', transactionId: `k${n}`})
  }
  const size = Number(database.prepare('select sum(length(body)) as size from revisions').get()?.size)
  expect(size).toBeLessThan(body.length * 4)
  for (const n of [0, 1, 500, 1000]) {
    const sequence = dataset.history.sequenceOf(`k${n}`) ?? 0
    expect(dataset.history.asOf('a', sequence)).toMatchObject({title: 'x'.repeat(n % 80), body})
  }
  database.close()
})

test('a damaged document is named before the lake starts, and never served', async () => {
  await using folder = await aFile()
  const database = openDatabase(folder.file)
  const open = () => openDataset({database, name: 'd', projectId: 'p', now: () => new Date(), randomId})
  open().mutate([{create: {_id: 'a', _type: 'x'}}], {viewerId: 'ada'})
  for (const body of ['{"_id":"a"', '{"_id":"a"}']) {
    database.prepare('update documents set body = ?').run(body)
    expect(open).toThrow(/^The document "a" of dataset "d" is damaged.*restore.*$/)
  }
  database.close()
})
