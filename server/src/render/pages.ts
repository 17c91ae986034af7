import type {RequestHandler} from 'express'
import type {Logger} from 'pino'

import {Failure} from '#http/failure.ts'
import {requestId} from '#http/request-id.ts'
import {readPageAddress} from '#render/page-address.ts'
import type {PageStore, RenderedPage} from '#render/page-store.ts'
import {sendPage} from '#render/send-page.ts'

export interface PagesOptions {
  store: PageStore
  contentPolicy: string
  log: Logger
}

/** Every address that is nothing else is a page of the site, if only the one that says there is none. */
export function pages({store, contentPolicy, log}: PagesOptions): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Failure('method_not_allowed', {headers: {Allow: 'GET, HEAD'}})
    }
    const address = readPageAddress(request.originalUrl)
    if (address === null) throw new Failure('bad_request')

    const stored = store.get(address.path + address.search)
    const {page} = stored instanceof Promise ? await stored : stored
    if (page.status === 404) log.warn({path: address.path, request_id: requestId(request)}, 'page not found')
    await sendPage(atItsAddress(page, address), contentPolicy, request, response)
  }
}

/** A page has one address: others that lead to it say so. What does not exist has none to point at. */
function atItsAddress(
  page: RenderedPage,
  {path, search, isCanonical}: {path: string; search: string; isCanonical: boolean},
): RenderedPage {
  if (isCanonical || page.kind === 'redirect' || page.status !== 200) return page
  return {kind: 'redirect', status: 301, location: path + search}
}
