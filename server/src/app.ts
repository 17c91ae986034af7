import express, {type Express} from 'express'

import {api} from '#api/api.ts'
import type {Context} from '#context.ts'
import {answerFailures} from '#http/answer-failure.ts'
import {studioPolicy} from '#http/content-policy.ts'
import {requestLog} from '#http/request-log.ts'
import {securityHeaders} from '#http/security-headers.ts'
import {passToLake} from '#proxy/pass-to-lake.ts'
import {pages} from '#render/pages.ts'
import {limitSearchPages} from '#search/limit-searches.ts'
import {siteFiles} from '#site/site-files.ts'
import {studio} from '#site/studio.ts'

/** The whole server, in the order in which a request meets it. */
export function createApp(context: Context): Express {
  const {
    browserSettings,
    build,
    config,
    log,
    pageStore,
    passThrough,
    policySources,
    sitePolicy,
    studioDirectory,
  } = context
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustedProxies)
  app.set('query parser', false)

  app.use(securityHeaders({isHttps: context.publicUrl.startsWith('https:')}))
  app.use(requestLog(log, config.trustedProxies))
  if (passThrough !== null) app.use(passToLake(passThrough))
  app.use('/api', api(context))
  app.use(
    '/studio',
    studio({
      directory: studioDirectory,
      settings: browserSettings,
      contentPolicy: (scripts) => studioPolicy(policySources, scripts),
    }),
  )
  app.use(siteFiles(build.files))
  app.use(limitSearchPages(context))
  app.use(pages({store: pageStore, contentPolicy: sitePolicy, log}))
  app.use(answerFailures(log))
  return app
}
