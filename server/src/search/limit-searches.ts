import type {RequestHandler} from 'express'

import type {Context} from '#context.ts'
import {rateLimited} from '#http/rate-limited.ts'
import {queryOf} from '#http/read-input.ts'

/** Takes one of the searches that an address has, on pages and in calls together. */
export function takeSearch({people, searchLimit, now}: Context, address: string): void {
  const seconds = searchLimit.take(people.visitors.addressKey(address), now())
  if (seconds !== null) throw rateLimited(searchLimit.quota, seconds)
}

/** Pages that show what a search found. */
export function limitSearchPages(context: Context): RequestHandler {
  return (request, _response, next) => {
    const {search = ''} = queryOf(request.originalUrl)
    if (search.length > 0) takeSearch(context, request.ip ?? '')
    next()
  }
}
