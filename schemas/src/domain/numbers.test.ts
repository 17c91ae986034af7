import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'

import {type CounterMutation, type NumberStore, raiseCounter, takeNumber} from './numbers.ts'

/** A lake in memory: queries by GROQ, patches under their revision, other writers in between. */
class MemoryStore implements NumberStore {
  readonly documents = new Map<string, Record<string, unknown>>()
  conflicts = 0

  constructor(documents: Record<string, unknown>[] = []) {
    for (const document of documents) this.documents.set(String(document['_id']), document)
  }

  async fetch(query: string, params: Record<string, string | number>): Promise<unknown> {
    const dataset = [...this.documents.values()]
    return (await evaluate(parse(query, {params}), {dataset, params})).get()
  }

  async mutate(mutations: CounterMutation[]): Promise<void> {
    for (const mutation of mutations) {
      if ('createIfNotExists' in mutation) {
        const {_id} = mutation.createIfNotExists
        if (!this.documents.has(_id)) this.documents.set(_id, {...mutation.createIfNotExists, _rev: 'r0'})
        continue
      }
      const {id, ifRevisionID, set} = mutation.patch
      const counter = this.documents.get(id)
      if (counter?.['_rev'] !== ifRevisionID) {
        this.conflicts += 1
        throw Object.assign(new Error('revision'), {statusCode: 409})
      }
      this.documents.set(id, {...counter, ...set, _rev: `${ifRevisionID}.`})
    }
  }
}

test('numbers begin at 1 and each type has its own', async () => {
  const store = new MemoryStore()
  expect(await takeNumber(store, 'story')).toBe(1)
  expect(await takeNumber(store, 'story')).toBe(2)
  expect(await takeNumber(store, 'athlete')).toBe(1)
})

test('a number is above every number in use, in drafts too', async () => {
  const store = new MemoryStore([
    {_id: 'a', _type: 'story', number: 7},
    {_id: 'drafts.b', _type: 'story', number: 41},
    {_id: 'c', _type: 'athlete', number: 900},
    {_id: 'd', _type: 'story', number: 'many'},
  ])
  expect(await takeNumber(store, 'story')).toBe(42)
  expect(await takeNumber(store, 'story')).toBe(43)
})

test('a number that came with a document is not given again when that document is gone', async () => {
  const store = new MemoryStore([{_id: 'a', _type: 'story', number: 7}])
  await raiseCounter(store, 'story')
  store.documents.set('b', {_id: 'b', _type: 'story', number: 50})
  await raiseCounter(store, 'story')
  store.documents.delete('b')
  await raiseCounter(store, 'story')
  expect(await takeNumber(store, 'story')).toBe(51)
})

test('the number of a deleted document is not given again', async () => {
  const store = new MemoryStore([{_id: 'a', _type: 'story', number: 7}])
  expect(await takeNumber(store, 'story')).toBe(8)
  store.documents.delete('a')
  expect(await takeNumber(store, 'story')).toBe(9)
})

test('an import above the counter lifts it', async () => {
  const store = new MemoryStore()
  await takeNumber(store, 'story')
  store.documents.set('imported', {_id: 'imported', _type: 'story', number: 500})
  expect(await takeNumber(store, 'story')).toBe(501)
})

test('twenty at once get twenty different numbers', async () => {
  const store = new MemoryStore()
  const numbers = await Promise.all(Array.from({length: 20}, () => takeNumber(store, 'story')))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({length: 20}, (_, index) => index + 1))
  expect(store.conflicts).toBeGreaterThan(0)
})

test('a failure that is no conflict is told', async () => {
  const store = new MemoryStore()
  store.mutate = () => Promise.reject(new Error('offline'))
  await expect(takeNumber(store, 'story')).rejects.toThrow('offline')
})
