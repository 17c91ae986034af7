import {suspendUser} from '@bfl/schemas/api'

import {presentMember} from '#api/accounts/present-member.ts'
import {endpoint} from '#http/endpoint.ts'
import {Failure, invalidField} from '#http/failure.ts'

export const suspendUserEndpoint = endpoint(suspendUser, async ({params, body, viewer, now, context}) => {
  const {users} = context.people.models()
  const until = body.until === null ? null : new Date(body.until)
  if (until !== null && until <= now) {
    throw invalidField('until', 'until must be in the future')
  }

  const suspended = await users.suspend(params.id, {reason: body.reason, until, by: viewer.id, at: now})
  if (suspended !== null) return {data: presentMember(suspended), message: 'Account suspended'}
  if ((await users.byId(params.id)) === null)
    throw new Failure('not_found', {message: 'There is no such member'})
  throw new Failure('forbidden', {message: 'Admins cannot be suspended'})
})
