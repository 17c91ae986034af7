import type {RequestHandler} from 'express'

import {Failure} from '#http/failure.ts'

/** Forms can only be posted: `X-HTTP-Method-Override: PUT` makes of a POST what it means, before anybody decides on it. */
export const overrideMethod: RequestHandler = (request, _response, next) => {
  const wanted = request.get('x-http-method-override')
  if (request.method === 'POST' && wanted !== undefined) {
    if (wanted.trim().toUpperCase() !== 'PUT') {
      throw new Failure('bad_request', {message: 'X-HTTP-Method-Override can only be PUT.'})
    }
    request.method = 'PUT'
  }
  next()
}
