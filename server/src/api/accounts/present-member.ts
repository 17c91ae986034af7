import {initialsOf} from '@bfl/schemas/domain/initials'

import type {Member} from '#models/users.ts'

/** What those who keep order are shown of somebody else: never an e-mail. */
export function presentMember({id, name, role}: Pick<Member, 'id' | 'name' | 'role'>) {
  return {id, name, role, initials: initialsOf(name)}
}
