import {expect, test} from 'vitest'

import {formatDate, isoMoment, nairobiDay} from './format-date.ts'

test('a moment is the day in Nairobi, three hours ahead of Greenwich', () => {
  expect(formatDate('2026-04-18T21:00:00Z')).toBe('April 19, 2026')
  expect(formatDate('2026-04-18T20:59:59Z')).toBe('April 18, 2026')
  expect(nairobiDay('2026-12-31T22:00:00Z')).toBe('2027-01-01')
})

test('a day without a time stays that day', () => {
  expect(formatDate('2026-04-19')).toBe('April 19, 2026')
})

test('every date has a twin for machines', () => {
  expect(isoMoment('2026-04-19T06:00:00+03:00')).toBe('2026-04-19T03:00:00.000Z')
})

test.each(['', 'soon', null, undefined])('what is no date shows nothing: %s', (moment) => {
  expect(formatDate(moment)).toBe('')
  expect(isoMoment(moment)).toBeNull()
  expect(nairobiDay(moment)).toBeNull()
})
