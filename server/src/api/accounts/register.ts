import {register} from '@bfl/schemas/api'

import {presentUser} from '#api/accounts/present-user.ts'
import {limits, takeFrom} from '#api/limits.ts'
import {OneAtATime} from '#auth/one-at-a-time.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {invalidField} from '#http/failure.ts'

const taken = 'This e-mail address already has an account'

// Who presses twice, or fifty times, costs one hash and not fifty.
const registrations = new OneAtATime()

export const registerEndpoint = openEndpoint(register, async ({body, address, now, context}) => {
  const {passwords, models, tokens, visitors} = context.people
  const {users} = models()
  const {name, email, password} = body
  await takeFrom(limits.registrations, visitors.addressKey(address), {context, now})

  const member = await registrations.run(email, async () => {
    if (await users.hasEmail(email)) return null
    const passwordHash = await passwords.hash(password)
    // On another server there can be one at the same moment: the index has the last word.
    return users.add({name, email, passwordHash, role: 'reader', createdAt: now})
  })
  if (member === null) throw invalidField('email', taken)
  return {
    token: await tokens.sign(member, now),
    user: presentUser(member),
    message: `Welcome, ${member.name}!`,
  }
})
