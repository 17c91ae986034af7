import {unsuspendUser} from '@bfl/schemas/api'

import {presentMember} from '#api/accounts/present-member.ts'
import {endpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'

export const unsuspendUserEndpoint = endpoint(unsuspendUser, async ({params, context}) => {
  const member = await context.people.models().users.unsuspend(params.id)
  if (member === null) throw new Failure('not_found', {message: 'There is no such member'})
  return {data: presentMember(member), message: 'Suspension ended'}
})
