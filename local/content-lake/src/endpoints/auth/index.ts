import type {Endpoint} from '#http/endpoint.ts'

import {loginEndpoint, showLoginEndpoint} from './login.ts'
import {providersEndpoint} from './providers.ts'
import {fetchSessionEndpoint, logoutEndpoint, sessionIdEndpoint} from './session.ts'

export const authEndpoints: readonly Endpoint[] = [
  providersEndpoint,
  showLoginEndpoint,
  loginEndpoint,
  fetchSessionEndpoint,
  sessionIdEndpoint,
  logoutEndpoint,
]
