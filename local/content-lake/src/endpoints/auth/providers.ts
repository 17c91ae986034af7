import {reachableOrigin} from '#http/allowed-origins.ts'
import type {Endpoint} from '#http/endpoint.ts'

/** The login has to be on the origin that the page calls, else its cookie would belong to another one. */
export const providersEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/auth/providers',
  access: 'anyone',
  handle({headers}, lake) {
    const url = `${reachableOrigin(lake.origins, headers)}/v1/auth/login/lake`
    return {
      kind: 'json',
      body: {providers: [{name: 'lake', title: 'E-mail and password', url}], thirdPartyLogin: true, sso: {}},
    }
  },
}
