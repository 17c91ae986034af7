import {contracts} from '@bfl/schemas/api'
import type {RequestHandler} from 'express'

import {describeApi} from '#api/openapi/describe-api.ts'
import {contentTag, isFresh} from '#http/conditional.ts'

/** The description of the API, for people's tools. */
export function openapi(publicUrl: string): RequestHandler {
  const body = JSON.stringify(describeApi(contracts, publicUrl))
  const etag = `"${contentTag(body)}"`
  return (request, response) => {
    response.set({'Cache-Control': 'no-cache', ETag: etag})
    if (isFresh(request.get('if-none-match'), etag)) response.status(304).end()
    else response.type('json').send(body)
  }
}
