import type {Endpoint} from '#http/endpoint.ts'
import {badRequest} from '#http/lake-error.ts'

import {presentCurrentUser, presentUser} from './present-user.ts'

const MAX_IDS = 500

/** An empty object, not a 401, is how the Studio learns that nobody is signed in. */
export const currentUserEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/users/me',
  access: 'anyone',
  handle: ({viewer}) => ({kind: 'json', body: viewer ? presentCurrentUser(viewer) : {}}),
}

/** One id answers an object, several a list in their order; an unknown one is null. */
export const usersEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/users/:ids',
  access: 'member',
  handle({params, viewer}, lake) {
    const ids = (params.ids ?? '').split(',')
    if (ids.length > MAX_IDS) throw badRequest(`More than ${MAX_IDS} user ids`)
    const users = ids.map((id) => {
      const user = id === 'me' ? viewer : lake.accounts.byId(id)
      return user ? presentUser(user, lake.projectId, viewer) : null
    })
    return {kind: 'json', body: ids.length === 1 ? (users[0] ?? null) : users}
  },
}

export const projectUsersEndpoint: Endpoint = {...usersEndpoint, pattern: '/projects/:project/users/:ids'}
