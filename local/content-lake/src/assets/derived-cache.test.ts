import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {expect, test} from 'vitest'

import {openDerivedCache} from './derived-cache.ts'

async function temporaryFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'derived-'))
  return {dir, [Symbol.asyncDispose]: () => rm(dir, {recursive: true, force: true})}
}

function maker() {
  const made: string[] = []
  const make = (key: string) => async () => {
    made.push(key)
    return Buffer.alloc(100, key)
  }
  return {made, make}
}

test('one key asked for by many at once is made once', async () => {
  await using folder = await temporaryFolder()
  const cache = await openDerivedCache(folder.dir, 1000)
  const {made, make} = maker()
  const answers = await Promise.all(Array.from({length: 20}, () => cache.get('a', make('a'))))
  expect(made).toEqual(['a'])
  expect(answers.every((bytes) => bytes.equals(Buffer.alloc(100, 'a')))).toBe(true)
})

test('the least used make room when there is too much', async () => {
  await using folder = await temporaryFolder()
  const cache = await openDerivedCache(folder.dir, 300)
  const {made, make} = maker()
  for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, make(key))
  expect(await readdir(folder.dir)).toHaveLength(3)
  for (const key of ['a', 'c', 'd']) await cache.get(key, make(key))
  expect(made).toEqual(['a', 'b', 'c', 'd'])
  await cache.get('b', make('b'))
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
})

test('what was made is found again after a restart, what was cut short is made again', async () => {
  await using folder = await temporaryFolder()
  const {made, make} = maker()
  await (await openDerivedCache(folder.dir, 1000)).get('a', make('a'))
  await writeFile(join(folder.dir, '7.tmp'), 'half')
  const again = await openDerivedCache(folder.dir, 1000)
  await again.get('a', make('a'))
  expect(made).toEqual(['a'])
  const [name = ''] = await readdir(folder.dir)
  await writeFile(join(folder.dir, name), 'short')
  expect(await again.get('a', make('a'))).toEqual(Buffer.alloc(100, 'a'))
  expect(made).toEqual(['a', 'a'])
  expect(await readdir(folder.dir)).toEqual([name])
})

test('a failure is not kept', async () => {
  await using folder = await temporaryFolder()
  const cache = await openDerivedCache(folder.dir, 1000)
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.get('a', async () => Buffer.from('fine'))).toEqual(Buffer.from('fine'))
})
