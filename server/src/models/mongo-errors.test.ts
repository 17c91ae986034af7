import mongoose from 'mongoose'
import {expect, test} from 'vitest'

import {isDuplicateKey, isIndexConflict, isUnreachable} from './mongo-errors.ts'

const {MongoNetworkError, MongoServerError, MongoWriteConcernError} = mongoose.mongo
const answer = (code: number) => new MongoServerError({message: 'refused', code})

test.for([
  ['a lost connection', new MongoNetworkError('connection closed')],
  ['a connection that ends while it is written to', Object.assign(new Error('ended'), {code: 'EPIPE'})],
  ['a server that is no longer primary', answer(10_107)],
  ['a server that is stopping', answer(11_600)],
  ['a server that does not reach the others', answer(6)],
  [
    'a write that most of the others did not confirm in time',
    new MongoWriteConcernError({
      ok: 1,
      writeConcernError: {code: 64, errmsg: 'waiting for replication timed out'},
    }),
  ],
] as const)('%s is a database that was not reached', ([, error]) => {
  expect(isUnreachable(error)).toBe(true)
})

test.for([
  ['a taken key', answer(11_000)],
  ['a wrong question', answer(2)],
  ['a fault of ours', new TypeError('x is not a function')],
] as const)('%s is not', ([, error]) => {
  expect(isUnreachable(error)).toBe(false)
})

test('a taken key and a contradicting index are told apart', () => {
  expect([isDuplicateKey(answer(11_000)), isIndexConflict(answer(11_000))]).toEqual([true, false])
  expect([isDuplicateKey(answer(86)), isIndexConflict(answer(86))]).toEqual([false, true])
})
