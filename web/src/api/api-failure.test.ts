import {expect, test} from 'vitest'

import {
  ApiFailure,
  failureText,
  fieldFailure,
  hasServerSaid,
  isSignedOut,
  readFailure,
} from './api-failure.ts'

test('errors of several fields become one message, joined by comma and space', () => {
  const failure = readFailure(422, {
    success: false,
    message: 'Some fields are not right.',
    code: 'validation_failed',
    errors: {email: ['This e-mail is taken'], password: ['Too short', 'Too common']},
  })

  expect(failureText(failure, 'Registration failed')).toBe('This e-mail is taken, Too short, Too common')
  expect(fieldFailure(failure, 'password')).toBe('Too short, Too common')
  expect(fieldFailure(failure, 'name')).toBeUndefined()
})

test('without errors of fields the message of the server is shown', () => {
  const failure = readFailure(401, {
    success: false,
    message: 'Invalid credentials',
    code: 'invalid_credentials',
  })

  expect(failureText(failure, 'Login failed')).toBe('Invalid credentials')
  expect(isSignedOut(failure)).toBe(false)
})

test.each([null, 'Bad gateway', [], {message: 7, errors: 'none', code: 'other'}])(
  'an answer that is none of ours (%j) leaves the fallback',
  (body) => {
    const failure = readFailure(502, body)

    expect(failureText(failure, 'Login failed')).toBe('Login failed')
    expect(failure.message).toBe('Request failed')
    expect(failure.code).toBe('internal')
  },
)

test('a 401 without a code means that the session was refused', () => {
  expect(isSignedOut(readFailure(401, null))).toBe(true)
})

test('a server that cannot be reached has said nothing', () => {
  expect(failureText(new ApiFailure('unreachable'), 'Login failed')).toBe('Login failed')
  expect(hasServerSaid(new ApiFailure('unreachable'))).toBe(false)
})
