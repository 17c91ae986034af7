import {Failure} from '#http/failure.ts'

/** Reads from the lake for a call: a lake that does not answer is a service that is not available, not a fault of ours. */
export async function readContent<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw new Failure('unavailable', {cause: error})
  }
}
