import {expect, test} from 'vitest'

import {createLoginAttempts} from './login-attempts.ts'

function aClock() {
  const clock = {time: Date.parse('2026-04-01T10:00:00Z')}
  return {clock, attempts: createLoginAttempts(() => new Date(clock.time))}
}

test('the first five failures of an account cost nothing, then each doubles the pause up to a minute', () => {
  const {attempts} = aClock()
  const pauses = Array.from({length: 14}, (_, index) => {
    attempts.failed('ada', `address ${index}`)
    return attempts.waitSeconds('ada', 'elsewhere')
  })
  expect(pauses).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60])
})

test('an address that guesses many accounts is held for up to a quarter of an hour', () => {
  const {attempts} = aClock()
  for (let index = 0; index < 40; index += 1) attempts.failed(`person ${index}`, 'here')
  expect(attempts.waitSeconds('ada', 'here')).toBe(15 * 60)
  expect(attempts.waitSeconds('ada', 'elsewhere')).toBe(0)
})

test('one known password does not pay for guessing others', () => {
  const {attempts} = aClock()
  for (let index = 0; index < 40; index += 1) {
    attempts.failed(`person ${index}`, 'here')
    attempts.failed('mine', 'here')
    attempts.succeeded('mine', 'here')
  }
  expect(attempts.waitSeconds('ada', 'here')).toBeGreaterThan(60)
})

test('failures are forgotten after a quarter of an hour', () => {
  const {attempts, clock} = aClock()
  for (let index = 0; index < 10; index += 1) attempts.failed('ada', 'here')
  clock.time += 16 * 60_000
  attempts.failed('ada', 'here')
  expect(attempts.waitSeconds('ada', 'here')).toBe(0)
})

test('a clock that is set back makes no pause longer', () => {
  const {attempts, clock} = aClock()
  for (let index = 0; index < 6; index += 1) attempts.failed('ada', 'here')
  const before = attempts.waitSeconds('ada', 'here')
  clock.time -= 24 * 3_600_000
  expect(attempts.waitSeconds('ada', 'here')).toBe(before)
})
