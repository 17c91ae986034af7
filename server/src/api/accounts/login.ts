import {login} from '@bfl/schemas/api'

import {presentUser} from '#api/accounts/present-user.ts'
import {limits, takeFrom} from '#api/limits.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'

export const loginEndpoint = openEndpoint(login, async ({body, address, now, context}) => {
  const {passwords, models, tokens, visitors} = context.people
  const {rateLimits, users} = models()
  const {email, password} = body

  // Taken before the password is looked at, so that a hundred attempts at once are no way around the limit.
  const fromAddress = visitors.addressKey(address)
  const ofAccount = visitors.limitKey(email)
  await takeFrom(limits.failedLoginsOfAddress, fromAddress, {context, now})
  await takeFrom(limits.failedLoginsOfAccount, ofAccount, {context, now})

  const account = await users.withPassword(email)
  const isRight = await passwords.isRight(password, account?.passwordHash ?? null)
  if (account === null || !isRight) throw new Failure('invalid_credentials')

  await rateLimits.giveBack(limits.failedLoginsOfAddress, fromAddress, now)
  await rateLimits.giveBack(limits.failedLoginsOfAccount, ofAccount, now)
  const {member} = account
  return {token: await tokens.sign(member, now), user: presentUser(member), message: 'Welcome back!'}
})
