/** The ways the server itself can say no; the text is what people read. */
export const failures = {
  bad_request: {status: 400, say: 'The request could not be understood.'},
  unauthenticated: {status: 401, say: 'This needs a valid signature or login.'},
  not_found: {status: 404, say: 'There is nothing at this address.'},
  method_not_allowed: {status: 405, say: 'This address does not answer to that method.'},
  too_large: {status: 413, say: 'The request is too large.'},
  internal: {status: 500, say: 'Something went wrong on our side.'},
  unavailable: {status: 503, say: 'This is not available right now. Please try again in a moment.'},
} as const satisfies Record<string, {status: number; say: string}>

export type FailureCode = keyof typeof failures

/** What is thrown to answer a request with a failure; details for the log go into `cause`, never into the message. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: FailureCode
  readonly headers: Readonly<Record<string, string>>
  constructor(
    code: FailureCode,
    {
      headers = {},
      message,
      ...options
    }: ErrorOptions & {headers?: Record<string, string>; message?: string} = {},
  ) {
    super(message ?? failures[code].say, options)
    this.code = code
    this.headers = headers
  }

  static from(error: unknown): Failure {
    if (error instanceof Failure) return error
    // What Express and its body parsers throw at malformed requests carries a status below 500.
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500
    if (status === 413) return new Failure('too_large', {cause: error})
    if (typeof status === 'number' && status >= 400 && status < 500)
      return new Failure('bad_request', {cause: error})
    return new Failure('internal', {cause: error})
  }
}
