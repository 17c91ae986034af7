import {isUtf8} from 'node:buffer'

import type {Access, Contract} from '@bfl/schemas/api'
import {json, type Request, type RequestHandler} from 'express'
import type {z} from 'zod'

import {suspensionNotice} from '#auth/suspension.ts'
import {type Viewer, viewerOf} from '#auth/viewer.ts'
import type {Context} from '#context.ts'
import {Failure, failures} from '#http/failure.ts'
import {isShareable} from '#http/kept-answers.ts'
import {readForm} from '#http/read-form.ts'
import {hasBody, read, readQuery} from '#http/read-input.ts'

/** What a call brings, already in the shape that its contract asks for. */
export interface Given<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Who> {
  params: z.output<Params>
  query: z.output<Query>
  body: z.output<Body>
  /** Who asks, by the token sent along. */
  viewer: Who
  /** Where from; a forwarded address only behind a trusted proxy. */
  address: string
  agent: string
  /** Asks about an answer or for a part of it: nobody has come. */
  isProbe: boolean
  now: Date
  context: Context
}

export interface Endpoint {
  contract: Contract
  handler(context: Context): RequestHandler[]
}

export interface EndpointOptions {
  /** Whether the answer is the same for all strangers, and may be kept for two seconds. */
  isShared?: boolean
}

type Members = Exclude<Access, 'anyone'>

const bodyLimit = '64kb'
const ranks: Readonly<Record<Access, number>> = {anyone: 0, user: 1, moderator: 2, admin: 3}

/** A call that strangers may make too. */
export function openEndpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  contract: Contract<'anyone', Params, Query, Body, Answer>,
  handle: (given: Given<Params, Query, Body, Viewer | null>) => Promise<z.input<Answer>>,
  options: EndpointOptions = {},
): Endpoint {
  return serveContract(contract, options, async (request, context) => {
    const viewer = await viewerOf(request, context)
    return handle({...(await readCall(contract, request, context)), viewer})
  })
}

/** A call that needs a login, and the role that its contract names. */
export function endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  contract: Contract<Members, Params, Query, Body, Answer>,
  handle: (given: Given<Params, Query, Body, Viewer>) => Promise<z.input<Answer>>,
): Endpoint {
  return serveContract(contract, {}, async (request, context) => {
    // Who is asked first: a stranger learns nothing of what a call would take.
    const viewer = allow(contract, await viewerOf(request, context), context.now())
    return handle({...(await readCall(contract, request, context)), viewer})
  })
}

function allow(contract: Contract, viewer: Viewer | null, now: Date): Viewer {
  const {access, allowsSuspended = false, call, loginMessage} = contract
  if (viewer === null) {
    throw new Failure('unauthenticated', {
      headers: {'WWW-Authenticate': 'Bearer'},
      ...(loginMessage !== undefined && {message: loginMessage}),
    })
  }
  const rank = viewer.role === 'reader' ? ranks.user : ranks[viewer.role]
  if (rank < ranks[access]) throw new Failure('forbidden')
  // One rule for every way of writing that there is or will be.
  const notice = call.method === 'GET' || allowsSuspended ? null : suspensionNotice(viewer.suspension, now)
  if (notice !== null) throw new Failure('forbidden', {message: notice})
  return viewer
}

async function readCall<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  contract: Contract<Access, Params, Query, Body>,
  request: Request,
  context: Context,
) {
  const params = contract.params.safeParse(request.params)
  // An id that no entry can have is an entry that is not there.
  if (!params.success) throw new Failure('not_found')
  return {
    params: params.data,
    query: readQuery(contract.query, request.originalUrl),
    // No body at all is one without fields.
    body: read(contract.body, await bodyOf(contract, request)),
    address: request.ip ?? '',
    agent: request.get('user-agent') ?? '',
    isProbe: request.method === 'HEAD' || request.get('range') !== undefined,
    now: context.now(),
    context,
  }
}

function serveContract(
  contract: Contract,
  {isShared = false}: EndpointOptions,
  answer: (request: Request, context: Context) => Promise<unknown>,
): Endpoint {
  return {
    contract,
    handler: (context) => [
      ...(takesBody(contract) && contract.encoding === undefined ? [requireJson, readJson] : []),
      async (request, response) => {
        const make = async () => toObject(await inItsWords(contract, answer(request, context)))
        if (isShared && isShareable(request)) {
          await context.answers.send(request, response, make)
          return
        }
        const content = await make()
        if (contract.access !== 'anyone' && contract.call.method !== 'GET') context.answers.outdate()
        response.set('Cache-Control', 'private, no-store')
        response.vary('Authorization')
        if (contract.status === 204) {
          response.status(204).end()
          return
        }
        response.status(contract.status).json({success: true, ...content})
      },
    ],
  }
}

/** What is our fault is said in the words that the call has for it; whatever else there is to know stays. */
async function inItsWords<Content>({failureMessage}: Contract, answer: Promise<Content>): Promise<Content> {
  try {
    return await answer
  } catch (error) {
    const failure = Failure.from(error)
    if (failureMessage === undefined || failures[failure.code].status < 500) throw error
    const {cause = failure, code, headers} = failure
    throw new Failure(code, {cause, headers, message: failureMessage})
  }
}

async function bodyOf(contract: Contract, request: Request): Promise<unknown> {
  if (!takesBody(contract)) return undefined
  // Forms are large, so they are read only of whom the call is for.
  if (contract.encoding === 'multipart') return readForm(request)
  const body: unknown = request.body
  return body ?? {}
}

function takesBody({body}: Contract): boolean {
  return body.def.type !== 'undefined'
}

const requireJson: RequestHandler = (request, _response, next) => {
  if (hasBody(request) && !request.is('application/json')) throw new Failure('unsupported_media_type')
  next()
}

// Replaced by marks of doubt, bytes that are no text would be kept as what somebody wrote.
const readJson = json({
  limit: bodyLimit,
  type: 'application/json',
  verify(_request, _response, bytes, encoding) {
    if (encoding !== 'utf-8') throw new Failure('unsupported_media_type')
    if (!isUtf8(bytes)) throw new Failure('bad_request')
  },
})

function toObject(content: unknown): object {
  return typeof content === 'object' && content !== null ? content : {}
}
