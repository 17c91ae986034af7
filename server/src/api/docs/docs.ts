import {createRequire} from 'node:module'
import path from 'node:path'

import {type RequestHandler, Router} from 'express'

import {docsPage, docsScript} from '#api/docs/docs-page.ts'
import {docsPolicy} from '#http/content-policy.ts'
import {StaticDirectory} from '#http/static-directory.ts'

const require = createRequire(import.meta.url)
const libraryFiles = ['/swagger-ui.css', '/swagger-ui-bundle.js']

/** The description of the API for people to read, and to try its calls: Swagger UI, served by ourselves. */
export function docs(): RequestHandler {
  const manifest = require.resolve('swagger-ui-dist/package.json')
  const files = new StaticDirectory(path.dirname(manifest), (file) => libraryFiles.includes(file))
  const router = Router()
  router.get('/', (_request, response) => {
    response.set({'Cache-Control': 'no-cache', 'Content-Security-Policy': docsPolicy})
    response.type('html').send(docsPage)
  })
  router.get('/docs.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(docsScript)
  })
  router.use(async (request, response, next) => {
    if (!(await files.serve(request.path, request, response))) next()
  })
  return router
}
