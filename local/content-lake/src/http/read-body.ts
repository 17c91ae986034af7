import type {IncomingHttpHeaders} from 'node:http'
import {pipeline, type Readable} from 'node:stream'
import {createGunzip} from 'node:zlib'

import {badRequest, plainError, tooLarge} from './lake-error.ts'

const USUAL_LIMIT = 32 * 1024 * 1024

/**
 * The body as the sender meant it: gzip is undone, other encodings are refused. Whoever stops reading it leaves the
 * request open: ending that would end the connection on which the sender is to read why.
 */
export function decodedBody(body: Readable, headers: IncomingHttpHeaders): AsyncIterable<Buffer> {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '') return plainBytes(body)
  if (encoding !== 'gzip') {
    throw plainError(415, `Content-Encoding "${encoding}" is not supported; allowed: gzip, identity`)
  }
  return unzip(body)
}

async function* plainBytes(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body.iterator({destroyOnReturn: false})) yield Buffer.from(chunk)
}

async function* unzip(body: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  // The loop below sees every failure; the callback only keeps it from being uncaught.
  pipeline(body, gunzip, () => {})
  try {
    for await (const chunk of gunzip) yield Buffer.from(chunk)
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    throw isBroken ? badRequest('The request body is not valid gzip') : error
  }
}

export async function readBytes(body: Readable, headers: IncomingHttpHeaders, limit = USUAL_LIMIT) {
  const declared = Number(headers['content-length'] ?? 0)
  if (declared > limit) throw tooLarge(`The request body is larger than ${limit} bytes`)
  const chunks: Buffer[] = []
  let size = 0
  for await (const bytes of decodedBody(body, headers)) {
    size += bytes.length
    if (size > limit) throw tooLarge(`The request body is larger than ${limit} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, size)
}

export async function readJson(
  body: Readable,
  headers: IncomingHttpHeaders,
  limit: number,
): Promise<unknown> {
  const bytes = await readBytes(body, headers, limit)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes))
    return value
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}
