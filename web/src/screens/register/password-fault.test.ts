import {expect, test} from 'vitest'

import {passwordFault} from './password-fault.ts'

test('passwords must match before anything else is said', () => {
  expect(passwordFault('short', 'other')).toEqual({
    field: 'password_confirmation',
    message: 'Passwords do not match',
  })
})

test('a password has at least 8 characters, an emoji counting as one', () => {
  const tooShort = {field: 'password', message: 'Password must be at least 8 characters long'}

  expect(passwordFault('1234567', '1234567')).toEqual(tooShort)
  expect(passwordFault('🏃🏃🏃🏃', '🏃🏃🏃🏃')).toEqual(tooShort)
  expect(passwordFault('12345678', '12345678')).toBeNull()
  expect(passwordFault('🏃🏃🏃🏃🏃🏃🏃🏃', '🏃🏃🏃🏃🏃🏃🏃🏃')).toBeNull()
})
