import {Failure} from '#http/failure.ts'

// With what a call does besides, its caller hears within three seconds that the lake is away.
export const contentPatienceMs = 2500

/** Reads from the lake for a call: a lake that does not answer is a service that is not available, not a fault of ours. */
export async function readContent<Result>(read: () => Promise<Result>): Promise<Result> {
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    tooLate.reject(new Error(`the content lake did not answer within ${contentPatienceMs} ms`))
  }, contentPatienceMs)
  try {
    return await Promise.race([read(), tooLate.promise])
  } catch (error) {
    throw new Failure('unavailable', {cause: error})
  } finally {
    clearTimeout(timer)
  }
}
