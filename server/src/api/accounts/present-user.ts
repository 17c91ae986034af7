import type {User} from '@bfl/schemas/api'
import {initialsOf} from '@bfl/schemas/domain/initials'

import type {Member} from '#models/users.ts'

/** For the person alone: nobody else is shown an e-mail. */
export function presentUser({id, name, email, role, createdAt}: Member): User {
  return {id, name, email, role, initials: initialsOf(name), created_at: createdAt.toISOString()}
}
