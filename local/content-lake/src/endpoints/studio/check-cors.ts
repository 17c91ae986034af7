import type {Endpoint} from '#http/endpoint.ts'

/** Readable from everywhere, because it is there to tell a page that it may read nothing else. */
export const checkCorsEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/check/cors',
  access: 'anyone',
  handle({headers}, lake) {
    const isAllowed = headers.origin === undefined || lake.origins.has(headers.origin)
    return {
      kind: 'json',
      body: {result: {allowed: isAllowed, withCredentials: isAllowed}},
      headers: isAllowed ? {} : {'access-control-allow-origin': '*'},
    }
  },
}
