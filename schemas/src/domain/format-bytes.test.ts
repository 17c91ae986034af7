import {expect, test} from 'vitest'

import {formatBytes} from './format-bytes.ts'

test.each([
  [0, '0 B'],
  [-1, '0 B'],
  [Number.NaN, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [326_000, '318 KB'],
  [1_048_575, '1 MB'],
  [1_572_864, '1.5 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%s bytes are said as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
