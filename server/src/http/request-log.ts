import type {RequestHandler} from 'express'
import type {Logger} from 'pino'

import {requestId} from '#http/request-id.ts'

/**
 * Gives each request its id and logs how it ended. Only the path is logged: query strings can carry the tokens of mail
 * links. What went well is logged at debug, so that a busy page costs no log line; a page that is missing has a line of its own.
 */
export function requestLog(log: Logger, trustedProxies: number): RequestHandler {
  const isVerbose = log.isLevelEnabled('debug')
  return (request, response, next) => {
    const started = performance.now()
    const path = pathOf(request.url)
    const id = requestId(request, trustedProxies)
    response.setHeader('X-Request-Id', id)
    response.once('finish', () => {
      const status = response.statusCode
      // What is not available has a log of its own, which does not say it once a request.
      const isRoutine = status < 400 || status === 404 || status === 503
      if (isRoutine && !isVerbose) return
      const line = {
        request_id: id,
        method: request.method,
        path,
        status,
        ms: Math.round(performance.now() - started),
      }
      if (status >= 500) log.error(line, 'request failed')
      else if (isRoutine) log.debug(line, 'request answered')
      else log.info(line, 'request refused')
    })
    next()
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
