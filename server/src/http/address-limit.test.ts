import {expect, test} from 'vitest'

import {AddressLimit} from '#http/address-limit.ts'

const at = (second: number) => new Date(1_800_000_000_000 + second * 1000)

test('an address has so many a window and is told when there are more', () => {
  const limit = new AddressLimit({name: 'a', times: 2, windowMs: 60_000, factor: 1})
  expect([limit.take('a', at(0)), limit.take('a', at(1))]).toEqual([null, null])
  expect(limit.take('a', at(20))).toBe(40)
  expect(limit.take('b', at(20))).toBe(null)
  expect(limit.take('a', at(60))).toBe(null)
})

test('without limits nobody is stopped', () => {
  const limit = new AddressLimit({name: 'a', times: 1, windowMs: 60_000, factor: Infinity})
  for (let times = 0; times < 100; times += 1) expect(limit.take('a', at(0))).toBe(null)
})
