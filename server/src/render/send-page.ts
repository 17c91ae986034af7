import type {IncomingMessage, ServerResponse} from 'node:http'

import {isFresh} from '#http/conditional.ts'
import {chooseEncoding} from '#http/encodings.ts'
import type {PageVariant} from '#render/page-body.ts'
import type {RenderedPage} from '#render/page-store.ts'
import {themeOf} from '#render/theme.ts'

// Browsers and proxies may keep pages but ask each time: the answer is a 304 until content changes.
const cacheControl = 'public, max-age=0, must-revalidate'

/** Sends a rendered page from its prepared bytes, without Express building the answer. */
export async function sendPage(
  page: RenderedPage,
  contentPolicy: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (page.kind === 'redirect') {
    response
      .writeHead(page.status, {Location: page.location, 'Cache-Control': cacheControl, 'Content-Length': 0})
      .end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const theme = page.contentType.startsWith('text/html') ? themeOf(request.headers.cookie) : 'system'
  const made = page.body.variant(theme, encoding)
  const variant = made instanceof Promise ? await made : made

  const headers: Record<string, string> = {
    'Content-Type': page.contentType,
    'Cache-Control': page.status === 503 ? 'no-store' : cacheControl,
    'Content-Security-Policy': contentPolicy,
    Vary: 'Accept-Encoding, Cookie',
  }
  if (page.status === 200) {
    headers['ETag'] = variant.etag
    if (isFresh(request.headers['if-none-match'], variant.etag)) {
      response.writeHead(304, headers).end()
      return
    }
  } else {
    headers['X-Robots-Tag'] = 'noindex'
    if (page.status === 503) headers['Retry-After'] = '5'
  }
  sendVariant(variant, encoding, headers, page.status, request, response)
}

function sendVariant(
  variant: PageVariant,
  encoding: string,
  headers: Record<string, string>,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  headers['Content-Length'] = variant.length
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}
