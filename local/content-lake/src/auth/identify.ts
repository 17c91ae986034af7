import type {IncomingHttpHeaders} from 'node:http'

import type {Viewer} from '#http/endpoint.ts'
import {sessionExpired, unauthorized} from '#http/lake-error.ts'

import type {Accounts} from './accounts.ts'
import type {Sessions} from './sessions.ts'

interface Identity {
  viewer: Viewer | null
  isByCookie: boolean
  /** A cookie of a session that has ended: anonymous, but told so where membership is needed. */
  isExpired: boolean
}

const STRANGER: Identity = {viewer: null, isByCookie: false, isExpired: false}

/** A wrong bearer token is refused at once; a stale cookie only makes its owner a stranger. */
export function identify(
  headers: IncomingHttpHeaders,
  known: {accounts: Accounts; sessions: Sessions},
): Identity {
  if (headers.authorization !== undefined) {
    return {viewer: viewerOfBearer(headers.authorization, known), isByCookie: false, isExpired: false}
  }
  const token = sessionCookie(headers)
  if (token === null) return STRANGER
  const session = known.sessions.find(token)
  if (session === null) return STRANGER
  if (session.isExpired) return {...STRANGER, isExpired: true}
  const viewer = known.accounts.byId(session.userId)
  return {viewer, isByCookie: viewer !== null, isExpired: false}
}

export function viewerOfBearer(
  authorization: string,
  known: {accounts: Accounts; sessions: Sessions},
): Viewer {
  const token = bearerToken(authorization)
  if (token === null) throw unauthorized()
  const robot = known.accounts.byToken(token)
  if (robot) return robot
  const session = known.sessions.find(token)
  if (session?.isExpired) throw sessionExpired()
  const viewer = session === null ? null : known.accounts.byId(session.userId)
  if (viewer === null) throw unauthorized()
  return viewer
}

/** Every session this request carries, by header and by cookie: what a logout has to end. */
export function sessionTokens(headers: IncomingHttpHeaders): string[] {
  const bearer = headers.authorization === undefined ? null : bearerToken(headers.authorization)
  return [bearer, sessionCookie(headers)].filter((token) => token !== null)
}

function bearerToken(authorization: string) {
  return /^Bearer +([\w\-.~+/]+=*) *$/i.exec(authorization)?.[1] ?? null
}

function sessionCookie(headers: IncomingHttpHeaders) {
  return /(?:^|;\s*)sanitySession=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? null
}
