import {expect, test} from 'vitest'

import {slideMilliseconds, wrap} from './use-slideshow.ts'

test('slides wrap in both directions', () => {
  expect(wrap(4, 4)).toBe(0)
  expect(wrap(-1, 4)).toBe(3)
  expect(wrap(0, 1)).toBe(0)
})

test('a slide stays for 15 seconds', () => {
  expect(slideMilliseconds).toBe(15_000)
})
