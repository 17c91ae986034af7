import {type ApiFailureCode, apiFailures} from '@bfl/schemas/api-calls'
import {isRecord} from '@bfl/schemas/domain/is-record'

type FieldErrors = Readonly<Record<string, readonly string[]>>

/** A call that was not answered with success; `unreachable` where no answer came at all. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly code: ApiFailureCode | 'unreachable'
  /** What the server says of it; null where it says nothing that could be read. */
  readonly said: string | null
  readonly errors: FieldErrors

  constructor(
    code: ApiFailureCode | 'unreachable',
    said: string | null = null,
    errors: FieldErrors = {},
    {message = 'Request failed', cause}: {message?: string | undefined; cause?: unknown} = {},
  ) {
    super(said ?? message, {cause})
    this.code = code
    this.said = said
    this.errors = errors
  }
}

/** Reads the body of an answer that is no success; it may be anything, a proxy's error page too. */
export function readFailure(status: number, body: unknown, message?: string): ApiFailure {
  const answer = isRecord(body) ? body : {}
  const said = typeof answer.message === 'string' && answer.message !== '' ? answer.message : null
  const code = isFailureCode(answer.code) ? answer.code : codeOfStatus(status)
  return new ApiFailure(code, said, readErrors(answer.errors), {message})
}

/** One text for people: the errors of the fields, else what the server says, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiFailure)) return fallback
  return Object.values(error.errors).flat().join(', ') || error.said || fallback
}

/** Whether there is anything in the answer that can be shown to people. */
export function hasServerSaid(error: unknown): boolean {
  return failureText(error, '') !== ''
}

/** What the server says of one field. */
export function fieldFailure(error: unknown, field: string): string | undefined {
  return error instanceof ApiFailure ? error.errors[field]?.join(', ') : undefined
}

/** Whether the session was refused: somebody has to sign in again. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'unauthenticated'
}

function isFailureCode(code: unknown): code is ApiFailureCode {
  return typeof code === 'string' && Object.hasOwn(apiFailures, code)
}

function codeOfStatus(status: number): ApiFailureCode {
  if (status === 401) return 'unauthenticated'
  const known = Object.entries(apiFailures).find(([, failure]) => failure.status === status)
  return known && isFailureCode(known[0]) ? known[0] : 'internal'
}

function readErrors(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {}
  const fields = Object.entries(errors).map(([field, messages]): [string, string[]] => [
    field,
    [messages].flat().filter((message): message is string => typeof message === 'string'),
  ])
  return Object.fromEntries(fields)
}
