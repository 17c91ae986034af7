import type {RequestHandler} from 'express'

import type {StaticDirectory} from '#http/static-directory.ts'

/** The files of the built web app: scripts, styles, fonts, icons. */
export function siteFiles(files: StaticDirectory): RequestHandler {
  return async (request, response, next) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading || !(await files.serve(request.path, request, response))) next()
  }
}
