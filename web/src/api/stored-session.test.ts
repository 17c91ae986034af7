import {expect, test} from 'vitest'

import {parseSession} from './stored-session.ts'

const user = {
  id: '6b0d',
  name: 'Faith Cherop',
  email: 'faith@reader.example',
  role: 'reader',
  initials: 'FC',
  created_at: '2026-11-01T08:00:00.000Z',
}

test('a stored token and user are a session', () => {
  expect(parseSession({token: 'abc', user: JSON.stringify(user)})).toEqual({token: 'abc', user})
})

test.each([
  [null, JSON.stringify(user)],
  ['', JSON.stringify(user)],
  ['abc', null],
  ['abc', ''],
  ['abc', 'no json'],
  ['abc', 'null'],
  ['abc', JSON.stringify({...user, initials: undefined})],
  ['abc', JSON.stringify({...user, role: 'owner'})],
])('anything else in the storage (%j, %j) is nobody', (token, stored) => {
  expect(parseSession({token, user: stored})).toBeNull()
})
