import {expect, test} from 'vitest'

import {OneAtATime} from './one-at-a-time.ts'

test('work on one key is done in its order, also after a failure; another key does not wait', async () => {
  const queue = new OneAtATime()
  const gate = Promise.withResolvers<void>()
  const done: string[] = []
  const first = queue.run('a', async () => {
    await gate.promise
    done.push('a1')
    throw new Error('failed')
  })
  const second = queue.run('a', async () => done.push('a2'))
  await queue.run('b', async () => done.push('b1'))
  expect(done).toEqual(['b1'])

  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  expect(await second).toBe(3)
  expect(done).toEqual(['b1', 'a1', 'a2'])
})

test('who comes when too many wait is told so at once, and the others are not disturbed', async () => {
  const queue = new OneAtATime(2)
  const gate = Promise.withResolvers<void>()
  const waiting = [queue.run('a', () => gate.promise), queue.run('a', () => gate.promise)]
  await expect(queue.run('a', () => gate.promise)).rejects.toMatchObject({code: 'unavailable'})
  gate.resolve()
  await Promise.all(waiting)
  expect(await queue.run('a', async () => 'now')).toBe('now')
})
