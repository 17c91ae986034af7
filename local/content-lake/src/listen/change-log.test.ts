import {expect, test} from 'vitest'

import {ChangeLog} from '#listen/change-log.ts'

function aChange(transactionId: string) {
  return {transactionId, timestamp: '2026-01-01T00:00:00.000Z', author: 'ada', documents: []}
}

test('a listener that fails keeps no other from hearing', () => {
  const failures: unknown[] = []
  const heard: string[] = []
  const log = new ChangeLog((error) => failures.push(error))
  const fault = new Error('listener failed')
  log.subscribe(() => {
    throw fault
  })
  const unsubscribe = log.subscribe(({transactionId}) => heard.push(transactionId))
  log.add(aChange('one'), 100)
  unsubscribe()
  log.add(aChange('two'), 100)
  expect(heard).toEqual(['one'])
  expect(failures).toEqual([fault, fault])
})

test('changes since a transaction are known for a while, then no more', () => {
  const log = new ChangeLog()
  for (let n = 0; n < 2001; n += 1) log.add(aChange(`t${n}`), 100)
  expect(log.from('t1998')?.map(({transactionId}) => transactionId)).toEqual(['t1998', 't1999', 't2000'])
  expect(log.from('t0')).toBeNull()
  expect(log.sequence).toBe(2001)
})

test('changes of large documents are let go sooner, and one too large for all still reaches its listeners', () => {
  const log = new ChangeLog()
  const heard: string[] = []
  log.subscribe(({transactionId}) => heard.push(transactionId))
  for (let n = 0; n < 20; n += 1) log.add(aChange(`t${n}`), 10_000_000)
  expect(log.from('t19')).toHaveLength(1)
  expect(log.from('t14')).toHaveLength(6)
  expect(log.from('t13')).toBeNull()
  log.add(aChange('huge'), 1_000_000_000)
  expect(log.from('huge')).toBeNull()
  expect(heard.at(-1)).toBe('huge')
})
