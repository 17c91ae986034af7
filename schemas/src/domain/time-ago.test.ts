import {expect, test} from 'vitest'

import {timeAgo} from './time-ago.ts'

const now = new Date('2026-05-01T12:00:00.000Z')

test.for([
  ['2026-05-01T12:00:00.000Z', 'just now'],
  ['2026-05-01T11:59:01.000Z', 'just now'],
  ['2026-05-01T12:00:20.000Z', 'just now'],
  ['2026-05-01T11:59:00.000Z', '1 minute ago'],
  ['2026-05-01T11:00:01.000Z', '59 minutes ago'],
  ['2026-05-01T10:00:00.000Z', '2 hours ago'],
  ['2026-04-30T12:00:00.000Z', '1 day ago'],
  ['2026-04-24T12:00:00.000Z', '1 week ago'],
  ['2026-04-01T12:00:00.000Z', '1 month ago'],
  ['2024-05-01T12:00:00.000Z', '2 years ago'],
] as const)('%s is %s', ([moment, text]) => {
  expect(timeAgo(new Date(moment), now)).toBe(text)
})
