import {expect, test} from 'vitest'

import {createWorkGate} from './work-gate.ts'

test('only so many run at once, only so many wait, and all who were let in are served', async () => {
  const gate = createWorkGate(2, 3)
  const finish: (() => void)[] = []
  const started: number[] = []
  const work = Array.from({length: 5}, (_, index) =>
    gate.run(() => {
      started.push(index)
      return new Promise<number>((resolve) => finish.push(() => resolve(index)))
    }),
  )
  await expect(gate.run(async () => 5)).rejects.toMatchObject({status: 503, retryAfter: 2})
  expect(started).toEqual([0, 1])
  for (let index = 0; index < 5; index += 1) {
    finish[index]?.()
    expect(await work[index]).toBe(index)
  }
  expect(started).toEqual([0, 1, 2, 3, 4])
})

test('work that fails gives its place back', async () => {
  const gate = createWorkGate(1, 0)
  for (let round = 0; round < 3; round += 1) {
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
  expect(await gate.run(async () => 'fine')).toBe('fine')
})
