import {writeFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {openDataset} from '#store/dataset.ts'
import {openDatabase} from '#store/open-database.ts'

import {replyToError} from './send-reply.ts'

function failureOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('a database without room refuses whole transactions, says so, and goes on once there is room', () => {
  const database = openDatabase(':memory:')
  let ids = 0
  const options = {
    name: 'production',
    projectId: 'p',
    now: () => new Date(),
    randomId: () => `t${(ids += 1)}`,
  }
  const dataset = openDataset({database, ...options})
  const create = (id: string, length: number) =>
    dataset.mutate([{create: {_id: id, _type: 'text', text: randomText(length)}}], {viewerId: 'ada'})
  create('first', 10)
  const pages = Number(database.prepare('pragma page_count').get()?.page_count)
  database.exec(`pragma max_page_count = ${pages}`)

  const failure = failureOf(() => create('second', 200_000))
  expect(replyToError(failure)).toMatchObject({status: 507, body: {statusCode: 507}})
  expect(dataset.get('second')).toBeUndefined()
  expect(openDataset({database, ...options}).get('second')).toBeUndefined()

  database.exec(`pragma max_page_count = ${pages + 1000}`)
  create('second', 200_000)
  expect(openDataset({database, ...options}).documents.size).toBe(2)
})

test('a file that finds no room is refused the same way', () => {
  const failure = failureOf(() => writeFileSync('/dev/full', 'x'))
  expect(replyToError(failure)).toMatchObject({status: 507, headers: {'retry-after': '10'}})
})

/** Nothing a compression could make small. */
function randomText(length: number) {
  return Array.from({length}, () => String.fromCharCode(0x100 + Math.floor(Math.random() * 0x4000))).join('')
}
