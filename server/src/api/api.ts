import compression from 'compression'
import {type RequestHandler, Router} from 'express'

import {docs} from '#api/docs/docs.ts'
import {endpoints} from '#api/endpoints.ts'
import {databasePart, health, lakePart} from '#api/health.ts'
import {openapi} from '#api/openapi/openapi.ts'
import {sanityWebhook} from '#api/sanity-webhook.ts'
import type {Context} from '#context.ts'
import {crossOrigin} from '#http/cross-origin.ts'
import type {Endpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'
import {overrideMethod} from '#http/override-method.ts'

/** Everything below /api. */
export function api(context: Context): RequestHandler {
  const {answers, config, people, publicUrl, reader, revision} = context
  const router = Router({caseSensitive: true})
  if (config.corsOrigins.length > 0) router.use(crossOrigin(config.corsOrigins))
  router.use(answers.middleware)
  // What is compressed once and kept is left as it is.
  router.use(compression())
  router.use(overrideMethod)
  router.get('/health', health([lakePart(reader), ...databasePart(people)]))
  router.get('/openapi.json', openapi(publicUrl))
  router.use('/docs', docs())
  const secret = config.content.webhookSecret
  if (secret !== null) router.post('/webhooks/sanity', sanityWebhook({secret, revision}))
  for (const endpoint of endpoints) serve(router, endpoint, context)
  router.use(() => {
    throw new Failure('not_found')
  })
  return router
}

function serve(router: Router, {contract, handler}: Endpoint, context: Context): void {
  const {method, path} = contract.call
  const route = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'))
  const handlers = handler(context)
  if (method === 'GET') route.get(handlers)
  else if (method === 'POST') route.post(handlers)
  else if (method === 'PUT') route.put(handlers)
  else if (method === 'PATCH') route.patch(handlers)
  else route.delete(handlers)
}
