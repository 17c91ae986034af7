import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {text, type RequestHandler} from 'express'

import type {ContentRevision} from '#content/content-revision.ts'
import {Failure} from '#http/failure.ts'

export interface SanityWebhookOptions {
  secret: string
  revision: ContentRevision
}

/**
 * Hosted Sanity says here that content changed, for networks in which the listener's long connection does not last. Only the
 * signature counts: what changed is read from the lake, never from the call. A repeated call costs a rendering, no more.
 */
export function sanityWebhook({secret, revision}: SanityWebhookOptions): RequestHandler[] {
  return [
    text({type: () => true, limit: '1mb'}),
    async (request, response) => {
      const body: unknown = request.body
      const signature = request.get(SIGNATURE_HEADER_NAME)
      if (typeof body !== 'string' || signature === undefined) throw new Failure('unauthenticated')
      if (!(await isValidSignature(body, signature, secret))) throw new Failure('unauthenticated')
      revision.raise()
      response.status(204).end()
    },
  ]
}
