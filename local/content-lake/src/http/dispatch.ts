import type {IncomingHttpHeaders} from 'node:http'
import type {Readable} from 'node:stream'

import {identify, sessionTokens} from '#auth/identify.ts'
import type {Lake} from '#lake.ts'

import {refuseForeignPage} from './csrf.ts'
import type {Endpoint, Reply} from './endpoint.ts'
import {LakeError, notFound, plainError, sessionExpired, unauthorized} from './lake-error.ts'
import {readBytes, readJson} from './read-body.ts'
import {parseTarget} from './request-target.ts'
import {createRouter} from './router.ts'

/** Members import whole data sets; strangers only send queries. */
const MEMBER_JSON_LIMIT = 32 * 1024 * 1024
const STRANGER_JSON_LIMIT = 1024 * 1024

interface IncomingCall {
  method: string
  target: string
  headers: IncomingHttpHeaders
  body: Readable
}

export type Dispatch = (call: IncomingCall) => Promise<Reply>

/** Address, identity, permission, answer: the way of every call, over HTTP and over the multiplexer alike. */
export function createDispatch(
  lake: Lake,
  endpoints: readonly Endpoint[],
  unversionedEndpoints: readonly Endpoint[],
): Dispatch {
  const versioned = createRouter(endpoints)
  const unversioned = createRouter(unversionedEndpoints)

  return async function dispatch({method, target, headers, body}) {
    const {apiVersion, path, query} = parseTarget(target)
    const match = (apiVersion === null ? unversioned : versioned).match(method, path)
    if (match.kind === 'none') {
      lake.ledger.record(method, target)
      throw notFound(`There is nothing at ${method} ${path.slice(0, 300)}`)
    }
    if (match.kind === 'wrong-method') {
      const error = plainError(405, `${method} is not allowed here; allowed: ${match.allowed.join(', ')}`)
      return {kind: 'json', status: 405, body: error.body, headers: {allow: match.allowed.join(', ')}}
    }
    const {endpoint, params} = match
    const {viewer, isByCookie, isExpired} = identify(headers, lake)
    if (endpoint.access !== 'anyone' && viewer === null) throw isExpired ? sessionExpired() : unauthorized()
    if (isByCookie && isWrite(method)) refuseForeignPage(lake.origins, headers)
    if (endpoint.access === 'writer' && viewer?.role === 'viewer') throw insufficientPermission(path)
    const reply = await endpoint.handle(
      {
        method,
        path,
        params,
        query,
        headers,
        apiVersion: apiVersion ?? 'X',
        viewer,
        body,
        readBytes: (limit) => readBytes(body, headers, limit),
        readJson: () => readJson(body, headers, viewer ? MEMBER_JSON_LIMIT : STRANGER_JSON_LIMIT),
      },
      lake,
    )
    if (reply.kind !== 'events' || viewer === null) return reply
    return lake.sessionStreams.follow(sessionTokens(headers), reply)
  }
}

function isWrite(method: string) {
  return method !== 'GET' && method !== 'HEAD'
}

/** Clients take mutation and action refusals apart, so those come in their own shape. */
function insufficientPermission(path: string) {
  const description = 'Insufficient permissions; permission "update" required'
  const type = path.startsWith('/data/actions/') ? 'actionError' : 'mutationError'
  const items = [{error: {type: 'insufficientPermissionsError', description}, index: 0}]
  return new LakeError(403, {error: {type, description, items}, statusCode: 403, message: description})
}
