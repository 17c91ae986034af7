import {login} from '@bfl/schemas/api'

import {presentUser} from '#api/accounts/present-user.ts'
import {limits, takeForFailure} from '#api/limits.ts'
import {OneAtATime} from '#auth/one-at-a-time.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'
import type {Member} from '#models/users.ts'
import type {People} from '#people.ts'

// While it is not known how an attempt ends it counts as failed, so those of an address wait for each other: a full bus that
// signs in at the same moment has failed at nothing.
const attempts = new OneAtATime()

export const loginEndpoint = openEndpoint(login, async ({body, address, now, context}) => {
  const {tokens, visitors} = context.people
  const from = visitors.addressKey(address)
  const account = visitors.limitKey(body.email)
  const when = {context, now}

  const member = await attempts.run(from, () =>
    takeForFailure(limits.failedLoginsOfAddress, from, when, () =>
      takeForFailure(limits.failedLoginsOfAccount, account, when, () => recognize(body, context.people)),
    ),
  )
  if (member === null) throw new Failure('invalid_credentials')
  return {token: await tokens.sign(member, now), user: presentUser(member), message: 'Welcome back!'}
})

async function recognize(
  {email, password}: {email: string; password: string},
  {models, passwords}: People,
): Promise<Member | null> {
  const found = await models().users.withPassword(email)
  const isRight = await passwords.isRight(password, found?.passwordHash ?? null)
  return found !== null && isRight ? found.member : null
}
