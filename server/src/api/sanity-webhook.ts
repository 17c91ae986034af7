import {decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {text, type RequestHandler} from 'express'
import {LRUCache} from 'lru-cache'

import type {ContentRevision} from '#content/content-revision.ts'
import {Failure} from '#http/failure.ts'

const mostHeard = 10_000
// Sanity's clock and ours need not agree.
const clockAllowanceMs = 5 * 60_000

export interface SanityWebhookOptions {
  secret: string
  revision: ContentRevision
}

/**
 * Hosted Sanity says here that content changed, for networks in which the listener's long connection does not last. Only the
 * signature counts: what changed is read from the lake, never from the call. A call that somebody recorded and sends again
 * changes nothing, or it could keep every page from being cached.
 */
export function sanityWebhook({secret, revision}: SanityWebhookOptions): RequestHandler[] {
  const startedAt = Date.now()
  const heard = new LRUCache<string, true>({max: mostHeard})
  return [
    text({type: () => true, limit: '1mb'}),
    async (request, response) => {
      const body: unknown = request.body
      const signature = request.get(SIGNATURE_HEADER_NAME)
      if (typeof body !== 'string' || signature === undefined) throw new Failure('unauthenticated')
      if (!(await isValidSignature(body, signature, secret))) throw new Failure('unauthenticated')
      const {timestamp, hashedPayload} = decodeSignatureHeader(signature)
      const call = `${String(timestamp)} ${hashedPayload}`
      // What is kept here was all made after the start, so a call from before it tells nothing new.
      const isNew = timestamp >= startedAt - clockAllowanceMs && !heard.has(call)
      if (isNew) {
        heard.set(call, true)
        revision.raise()
      }
      response.status(204).end()
    },
  ]
}
