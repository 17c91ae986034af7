import {register} from '@bfl/schemas/api'

import {presentUser} from '#api/accounts/present-user.ts'
import {limits, takeFrom} from '#api/limits.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {invalidField} from '#http/failure.ts'

const taken = 'This e-mail address already has an account'

export const registerEndpoint = openEndpoint(register, async ({body, address, now, context}) => {
  const {passwords, models, tokens, visitors} = context.people
  const {users} = models()
  const {name, email, password} = body
  await takeFrom(limits.registrations, visitors.addressKey(address), context)

  if (await users.hasEmail(email)) throw invalidField('email', taken)
  const passwordHash = await passwords.hash(password)
  const member = await users.add({name, email, passwordHash, role: 'reader', createdAt: now})
  // Two at the same moment: the index has the last word.
  if (member === null) throw invalidField('email', taken)

  return {
    token: await tokens.sign(member, now),
    user: presentUser(member),
    message: `Welcome, ${member.name}!`,
  }
})
