import {renderToString} from 'react-dom/server'
import {
  type StaticHandler,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom'
import {ServerStyleSheet} from 'styled-components'

import {fileAddresses} from '#content/file-addresses.ts'
import {findInIndex} from '#content/find-documents.ts'
import {imageAddresses} from '#content/image-addresses.ts'
import type {FeedMaker} from '#feeds/feed.ts'
import {feedAt} from '#feeds/feeds.ts'
import {headHtml} from '#page/head-html.ts'
import {htmlDocument} from '#page/html-document.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {SiteContext} from '#page/site-context.tsx'
import type {RenderRequest, RenderResult} from '#render-contract.ts'

import {siteRoutes} from './routes.tsx'

/** Makes the first HTML of a page: content loaded, styles and head written, ready to be taken over by the browser. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const {origin, settings, assets, url} = request
  const feed = feedAt(new URL(url, origin).pathname)
  if (feed !== null) return renderFeed(feed, request)

  const {session, report} = serverSession(request)
  const handler = createStaticHandler(siteRoutes(session))

  const context = await loadPage(handler, request)
  const reported = report()
  if (reported.kind === 'moved') return {kind: 'redirect', status: 301, location: reported.path}

  const {body, preloads, styles} = drawPage(handler, context, session)
  const html = htmlDocument({
    head: headHtml(reported.head, origin) + preloads,
    styles,
    body,
    start: reported.start,
    hydration: {loaderData: context.loaderData, settings, origin},
    assets,
  })
  return {kind: 'page', status: reported.status, html}
}

async function renderFeed(feed: FeedMaker, request: RenderRequest): Promise<RenderResult> {
  const {fetchContent, origin, settings, now} = request
  const {session} = serverSession(request)
  const routes = siteRoutes(session)
  const images = imageAddresses(settings, origin)
  const hasPage = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path !== '*'
  try {
    const made = await feed({fetchContent, images, origin, now, hasPage})
    return {kind: 'file', status: 200, expiresAt: null, ...made}
  } catch (error) {
    request.onFailure(error)
    const text = 'The content of this site cannot be read at the moment.\n'
    return {kind: 'file', status: 503, contentType: 'text/plain; charset=utf-8', text, expiresAt: null}
  }
}

function serverSession({fetchContent, searchContent, now, origin, settings, onFailure}: RenderRequest) {
  let reported: PageReport | undefined

  const session: PageSession = {
    fetchContent,
    findDocuments: findInIndex(searchContent),
    origin,
    images: imageAddresses(settings, origin),
    files: fileAddresses(settings),
    now: () => now,
    onFailure,
    async deliver(content, report) {
      const arrived = await content
      reported = report(arrived)
      return {content: arrived}
    },
  }

  function report(): PageReport {
    if (!reported) throw new Error('The route of this page reported nothing')
    return reported
  }
  return {session, report}
}

type PageContext = Exclude<Awaited<ReturnType<StaticHandler['query']>>, Response>

async function loadPage(handler: StaticHandler, {url, origin}: RenderRequest): Promise<PageContext> {
  const context = await handler.query(new Request(new URL(url, origin)))
  if (context instanceof Response) throw new Error(`A route answered ${context.status} instead of a page`)

  const [failure] = Object.values(context.errors ?? {})
  if (failure) throw failure
  return context
}

function drawPage(handler: StaticHandler, context: PageContext, session: PageSession) {
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <SiteContext session={session}>
          <StaticRouterProvider
            context={context}
            hydrate={false}
            router={createStaticRouter(handler.dataRoutes, context)}
          />
        </SiteContext>,
      ),
    )
    return {...withoutPreloads(markup), styles: lightStyles(sheet.getStyleTags())}
  } finally {
    sheet.seal()
  }
}

/** Every variable is defined in the page itself, so what would stand in for a missing one only weighs; so do line breaks. */
function lightStyles(styles: string): string {
  return styles
    .replaceAll(/var\((--[\w-]+), (?:[^()]|\([^()]*\))*\)/g, 'var($1)')
    .replaceAll(/(?<!\/)\n\s+/g, ' ')
}

/** React writes hints for the first pictures before its markup; they belong into the head, where hydration expects none. */
function withoutPreloads(markup: string): {body: string; preloads: string} {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(markup) ?? []
  return {body: markup.slice(preloads.length), preloads}
}
