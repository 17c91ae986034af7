import {STATUS_CODES} from 'node:http'

interface LakeErrorOptions extends ErrorOptions {
  retryAfter?: number
}

/** A refusal with the exact body that the clients of a content lake know how to read. */
export class LakeError extends Error {
  override name = 'LakeError'
  readonly status: number
  readonly body: Record<string, unknown>
  readonly retryAfter?: number

  constructor(status: number, body: Record<string, unknown>, options: LakeErrorOptions = {}) {
    const {retryAfter, ...rest} = options
    super(typeof body.message === 'string' ? body.message : `HTTP ${status}`, rest)
    this.status = status
    this.body = body
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

export function plainError(status: number, message: string, errorCode?: string, retryAfter?: number) {
  const body: Record<string, unknown> = {statusCode: status, error: STATUS_CODES[status] ?? 'Error', message}
  if (errorCode !== undefined) body.errorCode = errorCode
  return new LakeError(status, body, retryAfter === undefined ? {} : {retryAfter})
}

export function badRequest(message: string, options: ErrorOptions = {}) {
  const body = {statusCode: 400, error: 'Bad Request', message}
  return new LakeError(400, body, options)
}

export function notFound(message: string) {
  return plainError(404, message)
}

export function forbidden(message: string) {
  return plainError(403, message)
}

export function tooLarge(message: string) {
  return plainError(413, message)
}

/** Without the code the Studio takes a 401 for a missing permission and never offers the login. */
export function unauthorized() {
  return plainError(401, 'Session not found', 'SIO-401-ANF')
}

export function sessionExpired() {
  return plainError(401, 'Session expired', 'SIO-401-AEX')
}

export function datasetNotFound(name: string, projectId: string) {
  return plainError(404, `Dataset "${name}" not found for project ID "${projectId}"`, 'SIO-404-DNF')
}

export function queryError(details: {
  type?: 'queryParseError' | 'queryError'
  description: string
  query: string
  start?: number
  end?: number
}) {
  const {type = 'queryParseError', description, query, start = 0, end = query.length} = details
  return new LakeError(400, {error: {type, description, query, start, end}})
}
