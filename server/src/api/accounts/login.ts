import {login} from '@bfl/schemas/api'

import {presentUser} from '#api/accounts/present-user.ts'
import {limits, takeFrom} from '#api/limits.ts'
import {OneAtATime} from '#auth/one-at-a-time.ts'
import type {Context} from '#context.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'
import type {Member} from '#models/users.ts'

interface Attempt {
  email: string
  password: string
  address: string
  now: Date
  context: Context
}

// While it is not known how an attempt ends it counts as failed, so those of an address wait for each other: a full bus that
// signs in at the same moment has failed at nothing.
const attempts = new OneAtATime()

export const loginEndpoint = openEndpoint(login, async ({body, address, now, context}) => {
  const {tokens, visitors} = context.people
  const fromAddress = visitors.addressKey(address)
  const member = await attempts.run(fromAddress, () =>
    checkLogin({...body, address: fromAddress, now, context}),
  )
  if (member === null) throw new Failure('invalid_credentials')
  return {token: await tokens.sign(member, now), user: presentUser(member), message: 'Welcome back!'}
})

/** Taken before the password is looked at, so that a hundred attempts at once are no way around a limit. */
async function checkLogin({email, password, address, now, context}: Attempt): Promise<Member | null> {
  const {passwords, models, visitors} = context.people
  const {rateLimits, users} = models()
  const account = visitors.limitKey(email)
  await takeFrom(limits.failedLoginsOfAddress, address, {context, now})
  await takeFrom(limits.failedLoginsOfAccount, account, {context, now})

  let isWrong = false
  try {
    const found = await users.withPassword(email)
    isWrong = !(await passwords.isRight(password, found?.passwordHash ?? null))
    return isWrong || found === null ? null : found.member
  } finally {
    if (!isWrong) {
      await rateLimits.giveBack(limits.failedLoginsOfAddress, address, now)
      await rateLimits.giveBack(limits.failedLoginsOfAccount, account, now)
    }
  }
}
