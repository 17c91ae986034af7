import {setRole} from '@bfl/schemas/api'

import {presentMember} from '#api/accounts/present-member.ts'
import {endpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'

export const setRoleEndpoint = endpoint(setRole, async ({params, body, context}) => {
  const {users} = context.people.models()
  const before = await users.setRole(params.id, body.role)
  if (before === null) throw new Failure('not_found', {message: 'There is no such member'})

  // Looked at afterwards: two admins that make each other readers at the same moment are both noticed.
  if (before.role === 'admin' && (await users.countAdmins()) === 0) {
    await users.setRole(before.id, 'admin')
    throw new Failure('conflict', {message: 'The last admin cannot be removed'})
  }
  return {data: presentMember({...before, role: body.role})}
})
