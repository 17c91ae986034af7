import {Failure} from '#http/failure.ts'

/** So many times a window, by a name that callers are told. */
export interface Quota {
  name: string
  times: number
  windowMs: number
}

/** The refusal of who has used up a quota, with the headers of the IETF's draft "RateLimit header fields for HTTP". */
export function rateLimited({name, times, windowMs}: Quota, seconds: number): Failure {
  return new Failure('rate_limited', {
    headers: {
      'Retry-After': String(seconds),
      'RateLimit-Policy': `"${name}";q=${times};w=${windowMs / 1000}`,
      RateLimit: `"${name}";r=0;t=${seconds}`,
    },
  })
}
