/** What goes into a call and what comes back; `undefined` where there is nothing. */
export interface CallTypes {
  params: object
  query: object
  body: object | undefined
  /** The answer without its `success: true`. */
  answer: object | undefined
}

/**
 * Where a call goes. Free of zod, so that browsers can carry it; what may be sent and what is answered is in its type alone
 * and, for the server, in the contract of the same name.
 */
export interface Call<Types extends CallTypes = CallTypes> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api; `{id}` is filled from the params. */
  path: `/${string}`
  /** Exists for the type checker alone. */
  types?: Types
}

/** Nothing to fill in, nothing to ask, nothing to send. */
export type Nothing = Record<never, never>
