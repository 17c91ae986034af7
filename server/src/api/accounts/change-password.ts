import {changePassword} from '@bfl/schemas/api'

import {presentUser} from '#api/accounts/present-user.ts'
import {limits, takeForFailure} from '#api/limits.ts'
import {endpoint} from '#http/endpoint.ts'
import {invalidField} from '#http/failure.ts'
import type {Member} from '#models/users.ts'

export const changePasswordEndpoint = endpoint(changePassword, async ({body, viewer, now, context}) => {
  const {models, passwords, tokens, visitors} = context.people
  const {users} = models()

  async function change(): Promise<Member | null> {
    const before = (await users.withPassword(viewer.email))?.passwordHash ?? null
    if (!(await passwords.isRight(body.current_password, before)) || before === null) return null
    return users.changePassword(viewer.id, before, await passwords.hash(body.password))
  }

  // Somebody at a borrowed screen guesses no faster than at the login.
  const account = visitors.limitKey(viewer.email)
  const member = await takeForFailure(limits.failedLoginsOfAccount, account, {context, now}, change)
  if (member === null) {
    throw invalidField('current_password', 'This is not your current password')
  }
  return {token: await tokens.sign(member, now), user: presentUser(member), message: 'Password changed'}
})
