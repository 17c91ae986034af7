import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {expect, test} from 'vitest'

import {createAccounts} from '#auth/accounts.ts'
import {encode} from '#bson/encode.ts'

import {openEngine} from './engine.ts'

async function startEngine() {
  const dir = await mkdtemp(join(tmpdir(), 'mongo-'))
  const engine = openEngine(join(dir, 'data.sqlite'), createAccounts({users: [{name: 'a', password: 'b'}]}))
  const insert = (id: number, text: string) =>
    engine.writes.run(() => {
      const collection = engine.catalog.create('test', 'rows')
      engine.documents.insert(collection, {_id: id}, encode({_id: id, text}))
    })
  const count = () => {
    const collection = engine.catalog.find('test', 'rows')
    return collection ? engine.documents.count(collection, 'reader') : 0
  }
  return {
    engine,
    insert,
    count,
    async [Symbol.asyncDispose]() {
      engine.database.close()
      await rm(dir, {recursive: true, force: true})
    },
  }
}

test('writes that come together are all there once they are answered', async () => {
  await using running = await startEngine()
  await Promise.all(Array.from({length: 700}, (_, id) => running.insert(id, 'x')))
  expect(running.count()).toBe(700)
})

test('a refused write does not harm those it shares a commit with', async () => {
  await using running = await startEngine()
  const results = await Promise.allSettled([
    running.insert(1, 'x'),
    running.insert(1, 'y'),
    running.insert(2, 'z'),
  ])
  expect(results.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(running.count()).toBe(2)
})

test('a full disk refuses what it cannot hold, keeps the rest, and is usable again with room', async () => {
  await using running = await startEngine()
  const {database} = running.engine
  await running.insert(1, 'x')
  database.exec('pragma max_page_count = 40')
  const large = 'x'.repeat(300_000)
  await expect(Promise.all([running.insert(2, 'x'), running.insert(3, large)])).rejects.toMatchObject({
    code: 14_031,
  })
  expect(running.count()).toBe(1)
  database.exec('pragma max_page_count = 100000')
  await running.insert(3, large)
  expect(running.count()).toBe(2)
})

test('what failed leaves no collection behind in memory', async () => {
  await using running = await startEngine()
  const failing = running.engine.writes.run(() => {
    running.engine.catalog.create('test', 'phantom')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(running.engine.catalog.find('test', 'phantom')).toBeNull()
})
