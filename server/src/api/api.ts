import {type RequestHandler, Router} from 'express'

import {health, lakePart} from '#api/health.ts'
import {sanityWebhook} from '#api/sanity-webhook.ts'
import type {Context} from '#context.ts'
import {Failure} from '#http/failure.ts'

/** Everything below /api. */
export function api({config, reader, revision}: Context): RequestHandler {
  const router = Router({caseSensitive: true})
  router.get('/health', health([lakePart(reader)]))
  const secret = config.content.webhookSecret
  if (secret !== null) router.post('/webhooks/sanity', sanityWebhook({secret, revision}))
  router.use(() => {
    throw new Failure('not_found')
  })
  return router
}
