import type {RequestHandler} from 'express'

import {isLakePath} from '#proxy/lake-paths.ts'
import type {PassThrough} from '#proxy/pass-through.ts'

export function passToLake(passThrough: PassThrough): RequestHandler {
  return (request, response, next) => {
    if (isLakePath(request.url)) passThrough.pass(request, response)
    else next()
  }
}
