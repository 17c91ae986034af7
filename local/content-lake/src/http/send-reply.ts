import type {ServerResponse} from 'node:http'
import {pipeline} from 'node:stream/promises'

import {reportFailure} from '#report-failure.ts'

import {diskFullError} from './disk-full.ts'
import type {Reply} from './endpoint.ts'
import {sendEvents} from './event-stream.ts'
import {LakeError, plainError} from './lake-error.ts'

export async function sendReply(response: ServerResponse, reply: Reply) {
  const isHead = response.req.method === 'HEAD'
  if (reply.kind === 'events') {
    if (!isHead) return sendEvents(response, reply.subscribe)
    response.writeHead(200, {'content-type': 'text/event-stream; charset=utf-8'}).end()
    return
  }
  // An asset is for every page, and a browser refuses "every origin" together with credentials.
  if (reply.headers?.['access-control-allow-origin'] === '*') {
    response.removeHeader('access-control-allow-credentials')
  }
  if (reply.kind === 'empty') {
    response.writeHead(reply.status, {'cache-control': 'no-store', ...reply.headers}).end()
    return
  }
  const body = reply.kind === 'json' ? Buffer.from(JSON.stringify(reply.body) ?? 'null') : reply.body
  const headers: Record<string, string | number> =
    reply.kind === 'json' ? {'content-type': 'application/json; charset=utf-8'} : {}
  Object.assign(headers, {'cache-control': 'no-store'}, reply.headers)
  if (Buffer.isBuffer(body)) headers['content-length'] = body.length
  response.writeHead(reply.status ?? 200, headers)
  if (Buffer.isBuffer(body) || isHead) {
    if (!Buffer.isBuffer(body)) body.destroy()
    response.end(isHead || !Buffer.isBuffer(body) ? undefined : body)
    return
  }
  await pipeline(body, response)
}

/** Expected refusals are told as they are; anything else is logged and told without details. */
export function replyToError(error: unknown): Extract<Reply, {kind: 'json'}> {
  const known =
    error instanceof LakeError
      ? error
      : (diskFullError(error) ?? plainError(500, 'The content lake failed; its log says why'))
  // Where it was noticed says nothing about a full disk, and every write would say it.
  if (known !== error) reportFailure(known.status === 507 ? known.message : error)
  const headers: Record<string, string> =
    known.retryAfter === undefined ? {} : {'retry-after': String(known.retryAfter)}
  return {kind: 'json', status: known.status, body: known.body, headers}
}
