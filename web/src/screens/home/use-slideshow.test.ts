import {heroSlideMs} from '@bfl/schemas/domain/site-constants'
import {expect, test} from 'vitest'

import {wrap} from './use-slideshow.ts'

test('slides wrap in both directions', () => {
  expect(wrap(4, 4)).toBe(0)
  expect(wrap(-1, 4)).toBe(3)
  expect(wrap(0, 1)).toBe(0)
})

test('a slide stays for 15 seconds', () => {
  expect(heroSlideMs).toBe(15_000)
})
