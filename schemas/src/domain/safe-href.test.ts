import {expect, test} from 'vitest'

import {safeHref} from './safe-href.ts'

test.each(['https://example.org/a', '/about', '#stories', 'mailto:a@example.org', 'tel:+254700000000'])(
  '%s may stand in a link',
  (address) => {
    expect(safeHref(address)).toBe(address)
  },
)

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', '', null])(
  '%j may not',
  (address) => {
    expect(safeHref(address)).toBeNull()
  },
)
