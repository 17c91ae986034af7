import type {SanityClient} from '@sanity/client'

import type {Writers} from '#content/clients.ts'
import {Failure} from '#http/failure.ts'

/** The client that may write. Throws where the server was given no token. */
export function writerOf(writers: Writers | null): SanityClient {
  if (writers !== null) return writers.calls
  throw new Failure('unavailable', {
    message: 'Content cannot be written here: SANITY_API_WRITE_TOKEN is not set.',
  })
}

/** Writes to the lake for a call: what the lake does not answer was not written, as far as anybody can tell. */
export async function writeContent<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Failure) throw error
    if (statusOf(error) === 409) throw new Failure('conflict', {cause: error})
    throw new Failure('unavailable', {cause: error})
  }
}

/** The status that the lake answered; null when it did not. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null
  return typeof error.statusCode === 'number' ? error.statusCode : null
}
