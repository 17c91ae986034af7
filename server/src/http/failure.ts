import {apiFailures} from '@bfl/schemas/api'

import {isUnreachable} from '#models/mongo-errors.ts'

/** The ways the server itself can say no; the text is what people read. */
export const failures = {
  ...apiFailures,
  method_not_allowed: {status: 405, say: 'This address does not answer to that method.'},
} as const satisfies Record<string, {status: number; say: string}>

export type FailureCode = keyof typeof failures

export interface FailureOptions extends ErrorOptions {
  headers?: Record<string, string>
  message?: string
  /** What is wrong with which field. */
  errors?: Record<string, string[]>
}

/** What is thrown to answer a request with a failure; details for the log go into `cause`, never into the message. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: FailureCode
  readonly headers: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string[]>> | undefined
  constructor(code: FailureCode, {headers = {}, message, errors, ...options}: FailureOptions = {}) {
    super(message ?? failures[code].say, options)
    this.code = code
    this.headers = headers
    this.errors = errors
  }

  static from(error: unknown): Failure {
    if (error instanceof Failure) return error
    if (isUnreachable(error)) return new Failure('unavailable', {cause: error})
    // What Express and its body parsers throw at malformed requests carries a status below 500.
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500
    if (status === 413) return new Failure('too_large', {cause: error})
    if (status === 415) return new Failure('unsupported_media_type', {cause: error})
    if (typeof status === 'number' && status >= 400 && status < 500)
      return new Failure('bad_request', {cause: error})
    return new Failure('internal', {cause: error})
  }
}

/** A field that is not right, for what only the database knows. */
export function invalidField(field: string, message: string): Failure {
  return new Failure('validation_failed', {message, errors: {[field]: [message]}})
}
