import type {Endpoint} from '#http/endpoint.ts'

import {readKeyValuesEndpoint, writeKeyValuesEndpoint} from './key-values.ts'
import {currentUserEndpoint, projectUsersEndpoint, usersEndpoint} from './users.ts'

export const userEndpoints: readonly Endpoint[] = [
  currentUserEndpoint,
  readKeyValuesEndpoint,
  writeKeyValuesEndpoint,
  usersEndpoint,
  projectUsersEndpoint,
]
