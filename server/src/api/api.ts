import {type RequestHandler, Router} from 'express'

import {health, lakePart} from '#api/health.ts'
import type {Context} from '#context.ts'
import {Failure} from '#http/failure.ts'

/** Everything below /api. */
export function api({reader}: Context): RequestHandler {
  const router = Router({caseSensitive: true})
  router.get('/health', health([lakePart(reader)]))
  router.use(() => {
    throw new Failure('not_found')
  })
  return router
}
