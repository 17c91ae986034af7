import type {Context} from '#context.ts'
import {Failure} from '#http/failure.ts'
import type {Limit} from '#models/rate-limits.ts'

const minutes = (count: number) => count * 60_000
const quarter = minutes(15)

// Many readers share one address on mobile networks, so limits by address are wide.
export const limits = {
  failedLoginsOfAddress: {name: 'login-address', times: 20, windowMs: quarter},
  failedLoginsOfAccount: {name: 'login-account', times: 10, windowMs: quarter},
  registrations: {name: 'register', times: 40, windowMs: minutes(60)},
  comments: {name: 'comment', times: 20, windowMs: quarter},
  reports: {name: 'report', times: 30, windowMs: quarter},
  likes: {name: 'like', times: 200, windowMs: quarter},
  views: {name: 'view', times: 600, windowMs: quarter},
} as const satisfies Record<string, Limit>

/** Takes one of what the limit allows, or fails with when there is more. */
export async function takeFrom(
  limit: Limit,
  key: string,
  {context, now}: {context: Context; now: Date},
): Promise<void> {
  const seconds = await context.people.models().rateLimits.take(limit, key, now)
  if (seconds !== null) throw new Failure('rate_limited', {headers: {'Retry-After': String(seconds)}})
}
