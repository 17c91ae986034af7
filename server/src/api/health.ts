import type {RequestHandler} from 'express'

import type {ContentReader} from '#content/content-reader.ts'
import {requestId} from '#http/request-id.ts'
import type {People} from '#people.ts'

/** One thing the server needs; the check rejects or takes too long when it does not answer. */
export interface HealthPart {
  name: string
  check(): Promise<unknown>
}

const patienceMs = 2000

export function lakePart(reader: ContentReader): HealthPart {
  return {
    name: 'content lake',
    check: () => reader.fetch('count(*[_id == "siteSettings"])', {}, {tag: 'server.health'}),
  }
}

export function databasePart({check}: People): HealthPart[] {
  return check === null ? [] : [{name: 'MongoDB', check}]
}

/** Answers whether the server can do its work, and names the parts that keep it from that. */
export function health(parts: readonly HealthPart[]): RequestHandler {
  let underway: Promise<string[]> | null = null
  return async (request, response) => {
    // However many ask at the same time, the parts are asked once.
    underway ??= failingParts(parts).finally(() => (underway = null))
    const failing = await underway

    response.set('Cache-Control', 'no-store')
    const status = Object.fromEntries(
      parts.map(({name}) => [name, failing.includes(name) ? 'failing' : 'ok']),
    )
    if (failing.length === 0) {
      response.json({success: true, data: {status: 'ok', parts: status}})
      return
    }
    response
      .status(503)
      .set('Retry-After', '5')
      .json({
        success: false,
        message: `Not answering: ${failing.join(', ')}.`,
        code: 'unavailable',
        errors: Object.fromEntries(failing.map((name) => [name, ['does not answer']])),
        request_id: requestId(request),
      })
  }
}

async function failingParts(parts: readonly HealthPart[]): Promise<string[]> {
  const answers = await Promise.allSettled(parts.map((part) => Promise.race([part.check(), tooLate()])))
  return parts.filter((_, index) => answers[index]?.status === 'rejected').map(({name}) => name)
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patienceMs).unref()
  })
}
