import {existsSync} from 'node:fs'

import {type RequestHandler, Router} from 'express'

import type {BrowserSettings} from '#content/browser-settings.ts'
import {Failure} from '#http/failure.ts'
import {StaticDirectory} from '#http/static-directory.ts'

export interface StudioOptions {
  directory: string
  settings: BrowserSettings
  contentPolicy(inlineScripts: readonly string[]): string
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g

/** The built Studio, an app of its own whose addresses below /studio all lead to its one page. */
export function studio({directory, settings, contentPolicy}: StudioOptions): RequestHandler {
  const router = Router()
  router.get('/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(settings)
  })

  if (!existsSync(directory)) {
    router.use(() => {
      throw new Failure('unavailable', {message: 'The Studio is not built. Run npm start, which builds it.'})
    })
    return router
  }
  const files = new StaticDirectory(directory)
  // The page is written by our own build, so the inline scripts found in it are ours.
  const scripts = [...(files.text('/index.html') ?? '').matchAll(inlineScript)].map((match) => match[1] ?? '')
  const policy = contentPolicy(scripts)

  router.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Failure('method_not_allowed', {headers: {Allow: 'GET, HEAD'}})
    }
    response.setHeader('Content-Security-Policy', policy)
    if (await files.serve(request.path, request, response)) return
    // Screens have no file ending; a missing script must not be answered with a page.
    if (/\.\w+$/.test(request.path)) throw new Failure('not_found')
    await files.serve('/index.html', request, response)
  })
  return router
}
