import type {Call, CallTypes} from '@bfl/schemas/api-calls'
import {isRecord} from '@bfl/schemas/domain/is-record'

import {ApiFailure, isSignedOut, readFailure} from './api-failure.ts'
import {type CallInput, callAddress} from './call-address.ts'
import {failureMessage} from './failure-messages.ts'
import {clearSession, storedToken} from './stored-session.ts'

const patience = 20_000

interface RawAnswer {
  status: number
  body: unknown
}

const early = new Map<string, Promise<RawAnswer>>()

/** Calls our API as whoever is signed in. A refused session is over; everything but success throws an ApiFailure. */
export async function call<Types extends CallTypes>(
  target: Call<Types>,
  input: CallInput<Types>,
): Promise<Types['answer']> {
  const token = storedToken()
  const asked = earlyKey(target, input, token)
  const answer = early.get(asked) ?? send(target, input, token)
  early.delete(asked)
  return readAnswer(target, await answer, token)
}

/** The same before the site has taken the page over: the answer is kept for the site's first call of this kind. */
export async function callEarly<Types extends CallTypes>(
  target: Call<Types>,
  input: CallInput<Types>,
): Promise<Types['answer']> {
  const token = storedToken()
  const answer = send(target, input, token)
  early.set(earlyKey(target, input, token), answer)
  return readAnswer(target, await answer, token)
}

function earlyKey<Types extends CallTypes>(
  target: Call<Types>,
  input: CallInput<Types>,
  token: string | null,
) {
  return `${target.method} ${callAddress(target, input)} ${token}`
}

function readAnswer<Types extends CallTypes>(
  target: Call<Types>,
  {status, body}: RawAnswer,
  token: string | null,
): Types['answer'] {
  if (isAnswer<Types['answer']>(status, body)) return body
  const failure = readFailure(status, body, failureMessage(target))
  if (token !== null && isSignedOut(failure)) clearSession(token)
  throw failure
}

async function send<Types extends CallTypes>(
  target: Call<Types>,
  input: CallInput<Types>,
  token: string | null,
): Promise<RawAnswer> {
  try {
    const response = await fetch(callAddress(target, input), {
      method: target.method,
      headers: {
        Accept: 'application/json',
        ...(input.body !== undefined && {'Content-Type': 'application/json'}),
        ...(token !== null && {Authorization: `Bearer ${token}`}),
      },
      body: input.body === undefined ? null : JSON.stringify(input.body),
      // A reader who leaves has still read, liked or written.
      keepalive: target.method !== 'GET',
      signal: AbortSignal.timeout(patience),
    })
    return {status: response.status, body: parseJson(await response.text())}
  } catch (error) {
    throw new ApiFailure('unreachable', null, {}, {message: failureMessage(target), cause: error})
  }
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return null
  }
}

/** The server's own tests hold what it answers to the contracts; here the envelope alone is looked at. */
function isAnswer<Answer>(status: number, body: unknown): body is Answer {
  return status === 204 || (status >= 200 && status < 300 && isRecord(body) && body.success === true)
}
