import type {Context} from '#context.ts'
import {rateLimited} from '#http/rate-limited.ts'
import {inForce, type Limit} from '#models/rate-limits.ts'

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
  contentWrites: {name: 'content-write', times: 200, windowMs: quarter},
  views: {name: 'view', times: 600, windowMs: quarter},
} as const satisfies Record<string, Limit>

interface When {
  context: Context
  now: Date
}

/** Takes one of what the limit allows, or fails with when there is more. */
export async function takeFrom(limit: Limit, key: string, {context, now}: When): Promise<void> {
  const {rateLimits} = context.people.models()
  const seconds = await rateLimits.take(limit, key, now)
  if (seconds !== null) throw rateLimited(inForce(limit, context.config.rateLimitFactor), seconds)
}

/**
 * Takes one before the work, so that a hundred attempts at once are no way around the limit, and gives it back unless the
 * work resolves to null: what could not be tried has not failed.
 */
export async function takeForFailure<Result>(
  limit: Limit,
  key: string,
  when: When,
  work: () => Promise<Result | null>,
): Promise<Result | null> {
  await takeFrom(limit, key, when)
  let hasFailed = false
  try {
    const result = await work()
    hasFailed = result === null
    return result
  } finally {
    if (!hasFailed) await when.context.people.models().rateLimits.giveBack(limit, key, when.now)
  }
}
