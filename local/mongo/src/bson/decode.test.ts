import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  serialize,
  Timestamp,
  UUID,
} from 'bson'
import {expect, test} from 'vitest'

import {MongoError} from '#mongo-error.ts'

import {decode} from './decode.ts'
import {encode} from './encode.ts'

test('bytes come back as they went in, whatever the types', () => {
  const bytes = serialize({
    int: 5,
    double: new Double(5),
    fraction: 0.5,
    minusZero: -0,
    large: 2 ** 40,
    long: Long.fromNumber(5),
    decimal: Decimal128.fromString('5.00'),
    text: 'aü\0b',
    longText: 'ß'.repeat(500),
    yes: true,
    no: false,
    nothing: null,
    date: new Date(-5),
    id: new ObjectId(),
    uuid: new UUID(),
    bytes: new Binary(Buffer.from([1, 2]), 0),
    old: new Binary(Buffer.from([1, 2]), 2),
    own: new Binary(Buffer.from([1, 2]), 128),
    pattern: new BSONRegExp('a.b', 'im'),
    stamp: new Timestamp({t: 7, i: 3}),
    code: new Code('f()'),
    scoped: new Code('f()', {x: 1}),
    least: new MinKey(),
    most: new MaxKey(),
    reference: {$ref: 'a', $id: new ObjectId(), extra: 1},
    list: [1, [2, {a: new Double(1)}], null],
    deep: {a: {b: {c: {}}}},
  })
  expect(Buffer.from(encode(decode(bytes)))).toEqual(Buffer.from(bytes))
})

test('a field named __proto__ is a field', () => {
  const bytes = Buffer.from(serialize({xxproto__: {polluted: true}}))
  const doc = decode(Buffer.from(bytes.toString('latin1').replace('xxproto__', '__proto__'), 'latin1'))
  expect(Object.keys(doc)).toEqual(['__proto__'])
  expect('polluted' in {}).toBe(false)
})

test('damaged bytes are refused, never read past their end', () => {
  const whole = Buffer.from(serialize({a: 'text', b: {c: [1, 2]}, d: new Binary(Buffer.alloc(9)), e: 1.5}))
  const cut = Array.from({length: whole.length}, (_, length) => whole.subarray(0, length))
  const changed = Array.from(whole.keys()).flatMap((at) =>
    [0, 1, 127, 255].map((value) => {
      const damaged = Buffer.from(whole)
      damaged.writeUInt8(value, at)
      return damaged
    }),
  )
  expect(new Set(cut.map(refusalOf))).toEqual(new Set([22]))
  expect(new Set(changed.map(refusalOf))).toEqual(new Set([22, 'read']))
})

function refusalOf(bytes: Buffer): unknown {
  try {
    decode(bytes)
    return 'read'
  } catch (error) {
    return error instanceof MongoError ? error.code : error
  }
}

test('documents nested without end are refused', () => {
  let doc: Record<string, unknown> = {}
  for (let depth = 0; depth < 300; depth += 1) doc = {a: doc}
  expect(() => decode(serialize(doc))).toThrow(/nested/)
})
