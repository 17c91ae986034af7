/** Every way the API can say no; the text is what people read where an endpoint has nothing better to say. */
export const apiFailures = {
  bad_request: {status: 400, say: 'The request could not be understood.'},
  invalid_credentials: {status: 401, say: 'Invalid credentials'},
  unauthenticated: {status: 401, say: 'This needs a valid login.'},
  forbidden: {status: 403, say: 'This is not allowed for you.'},
  not_found: {status: 404, say: 'There is nothing at this address.'},
  conflict: {status: 409, say: 'This does not fit what is there now.'},
  too_large: {status: 413, say: 'The request is too large.'},
  unsupported_media_type: {status: 415, say: 'Send JSON: Content-Type application/json.'},
  validation_failed: {status: 422, say: 'Some fields are not right.'},
  rate_limited: {status: 429, say: 'That was a lot at once. Please try again later.'},
  internal: {status: 500, say: 'Something went wrong on our side.'},
  unavailable: {status: 503, say: 'This is not available right now. Please try again in a moment.'},
} as const satisfies Record<string, {status: number; say: string}>

export type ApiFailureCode = keyof typeof apiFailures

/** The body of every failed call. */
export interface FailureAnswer {
  success: false
  message: string
  code: ApiFailureCode
  errors?: Record<string, string[]>
  request_id: string
}
