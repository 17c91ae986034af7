import {z} from 'zod'

import type {Call, CallTypes} from './call.ts'
import type {ApiFailureCode} from './failures.ts'

/** Who may call: a role includes those below it. */
export type Access = 'anyone' | 'user' | 'moderator' | 'admin'

export const noParams = z.object({})
export const noQuery = z.object({})
export const noBody = z.undefined()
export const noAnswer = z.undefined()

/** Everything there is to know of a call: the server keeps it, the tests hold the server to it. */
export interface Contract<
  Who extends Access = Access,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  call: Call
  /** One sentence for people who read the description of the API. */
  summary: string
  access: Who
  status: 200 | 201 | 204
  params: Params
  query: Query
  body: Body
  /** How the body travels; JSON where nothing is said. */
  encoding?: 'multipart'
  answer: Answer
  /** Those of the call itself. Any call can also be malformed, unavailable or fail on our side. */
  failures: readonly ApiFailureCode[]
  /** Whether somebody who is suspended may write by it all the same. */
  allowsSuspended?: boolean
  /** What a stranger reads who may not do this. */
  loginMessage?: string
  /** What callers read when it cannot be done through no fault of theirs; see domain/fetch-failures.ts. */
  failureMessage?: string
}

/** The compiler holds the shapes to what the call promises to its callers. */
export function contract<
  Types extends CallTypes,
  Who extends Access,
  Params extends z.ZodType<object, Types['params']>,
  Query extends z.ZodType<object, Types['query']>,
  Body extends z.ZodType<unknown, Types['body']>,
  Answer extends z.ZodType<Types['answer']>,
>(
  call: Call<Types>,
  rest: Omit<Contract<Who, Params, Query, Body, Answer>, 'call' | 'status'> & {status?: 200 | 201 | 204},
): Contract<Who, Params, Query, Body, Answer> {
  return {
    status: 200,
    ...rest,
    call: {method: call.method, path: call.path},
  }
}

/** `{data}`, with a text for people where the call has one. */
export function single<Data extends z.ZodType>(data: Data) {
  return z.strictObject({data, message: z.string().optional()})
}

export const PageMeta = z.strictObject({
  current_page: z.int().positive(),
  last_page: z.int().positive(),
  per_page: z.int().positive(),
  total: z.int().nonnegative(),
})

export function paged<Entry extends z.ZodType>(entry: Entry) {
  return z.strictObject({data: z.array(entry), meta: PageMeta})
}
