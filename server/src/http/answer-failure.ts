import type {ErrorRequestHandler, Request, Response} from 'express'
import type {Logger} from 'pino'

import {barePolicy} from '#http/content-policy.ts'
import {errorPage} from '#http/error-page.ts'
import {Failure, failures} from '#http/failure.ts'
import {OutageLog} from '#http/outage-log.ts'
import {requestId} from '#http/request-id.ts'

// A proxy may ask with the whole address instead of the path.
const apiAddress = /^(?:https?:\/\/[^/?]*)?\/api(?:[/?]|$)/i

/** The one place where a failure becomes an answer: an envelope under /api, a page elsewhere. */
export function answerFailures(log: Logger): ErrorRequestHandler {
  const outages = new OutageLog(log)
  return (error: unknown, request, response, _next) => {
    const failure = Failure.from(error)
    const id = requestId(request)
    if (failure.code === 'unavailable') outages.tell(failure.message, failure.cause ?? failure)
    else if (failures[failure.code].status >= 500)
      log.error({err: failure.cause ?? failure, request_id: id}, failure.message)
    if (response.headersSent) {
      // Half an answer is out: only cutting the connection tells the client that it is not whole.
      response.destroy()
      return
    }
    sendFailure(failure, request, response)
  }
}

function sendFailure(failure: Failure, request: Request, response: Response): void {
  const {status} = failures[failure.code]
  const id = requestId(request)
  response.status(status).set(failure.headers).set('Cache-Control', 'no-store')
  if (status === 503 && !response.hasHeader('Retry-After')) response.set('Retry-After', '5')
  if (apiAddress.test(request.originalUrl)) {
    const {code, errors, message} = failure
    response.json({success: false, message, code, ...(errors && {errors}), request_id: id})
    return
  }
  response
    .set('X-Robots-Tag', 'noindex')
    .set('Content-Security-Policy', barePolicy)
    .type('html')
    .send(errorPage({status, message: failure.message, requestId: id}))
}
