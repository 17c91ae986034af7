import {Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp} from 'bson'
import {expect, test} from 'vitest'

import {compare} from './compare.ts'
import {directedKey, keyAfter, keyOf} from './key.ts'

/** In BSON's order; values in one list are equal. */
const ordered: unknown[][] = [
  [new MinKey()],
  [null, undefined],
  [Number.NaN],
  [Number.NEGATIVE_INFINITY],
  [Decimal128.fromString('-1E400')],
  [-1e300],
  [-2, Long.fromNumber(-2), new Double(-2)],
  [-0.1],
  [Decimal128.fromString('-0.1')],
  [0, -0, Decimal128.fromString('0.0')],
  [Decimal128.fromString('1E-400')],
  [Decimal128.fromString('0.1')],
  [0.1],
  [1, Decimal128.fromString('1.00')],
  [Long.fromString('9007199254740992')],
  [Long.fromString('9007199254740993')],
  [Long.fromString('9007199254740994')],
  [Long.MAX_VALUE],
  [1e300],
  [Decimal128.fromString('1E400')],
  [Decimal128.fromString('2E400')],
  [Number.POSITIVE_INFINITY, Decimal128.fromString('Infinity')],
  [''],
  ['\0'],
  ['a'],
  ['a\0'],
  ['a\0b'],
  ['ab'],
  ['é'],
  ['\u{1f600}'],
  [{}],
  [{a: 1}],
  [{a: 1, b: 1}],
  [{b: 1}],
  [{a: 'x'}],
  [[]],
  [[1]],
  [[1, 2]],
  [[2]],
  [new Binary(Buffer.from([255]))],
  [new Binary(Buffer.from([0, 0]))],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('ff0000000000000000000000')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(0)],
  [new Date(1)],
  [new Timestamp({t: 1, i: 2})],
  [new Timestamp({t: 0xffffffff, i: 0})],
  [/a/],
  [new MaxKey()],
]

test('keys and values have the same order', () => {
  const values = ordered.flatMap((equals, place) => equals.map((value) => ({value, place})))
  for (const a of values) {
    for (const b of values) {
      const orders = [
        compare(a.value, b.value),
        Buffer.compare(keyOf(a.value), keyOf(b.value)),
        Buffer.compare(directedKey(b.value, -1), directedKey(a.value, -1)),
      ]
      const order = Math.sign(a.place - b.place)
      expect({a, b, orders: orders.map(Math.sign)}).toEqual({a, b, orders: [order, order, order]})
    }
  }
})

test('a key after a prefix is above everything that begins with it', () => {
  const prefix = keyOf('ab')
  const after = keyAfter(prefix)
  expect(Buffer.compare(after ?? Buffer.alloc(0), Buffer.concat([prefix, Buffer.alloc(9, 255)]))).toBe(1)
  expect(keyAfter(Buffer.from([1, 255]))).toEqual(Buffer.from([2]))
  expect(keyAfter(Buffer.from([255, 255]))).toBeNull()
})
