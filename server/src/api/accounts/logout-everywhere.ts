import {logoutEverywhere} from '@bfl/schemas/api'

import {endpoint} from '#http/endpoint.ts'

export const logoutEverywhereEndpoint = endpoint(logoutEverywhere, async ({viewer, context}) => {
  await context.people.models().users.endSessions(viewer.id)
  return {data: null, message: 'Signed out everywhere'}
})
