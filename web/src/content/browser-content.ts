import {isRecord} from '@bfl/schemas/domain/is-record'
import type {ClientReturn} from '@sanity/client'

import type {BrowserSettings, FetchContent} from '#render-contract.ts'

const apiVersion = '2025-02-19'
const timeoutMs = 20_000
/** Where @sanity/client too takes to POST: proxies and servers refuse longer addresses. */
const longestAddress = 11_264

/**
 * Reads published content from the browser. Reading without a token is one GET, so the 38 kB of @sanity/client stay where they
 * do more (decision 13); a test holds what is asked here to what the client asks.
 */
export function browserContent(settings: BrowserSettings): FetchContent {
  return async (query, params = {}) => {
    const response = await ask(settings, query, params)
    const answer: unknown = await response.json()
    if (response.ok && isAnswer<ClientReturn<typeof query, unknown>>(answer)) return answer.result
    throw new Error(`The content lake answered ${response.status}: ${reasonIn(answer)}`)
  }
}

/** The one place where an answer of the lake meets the generated types: the query's own text decides. */
function isAnswer<Result>(answer: unknown): answer is {result: Result} {
  return isRecord(answer) && 'result' in answer
}

function ask(settings: BrowserSettings, query: string, params: Record<string, unknown>): Promise<Response> {
  const {dataset, projectId, useProjectHostname} = settings
  const address = `${lakeOrigin(settings)}/v${apiVersion}/data/query/${dataset}`
  const search = new URLSearchParams({query})
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  search.set('returnQuery', 'false')
  search.set('perspective', 'published')

  const options: RequestInit = {signal: AbortSignal.timeout(timeoutMs)}
  const headers: Record<string, string> = useProjectHostname ? {} : {'X-Sanity-Project-ID': projectId}
  const whole = `${address}?${search.toString()}`
  if (whole.length < longestAddress) return fetch(whole, {...options, headers})
  return fetch(`${address}?returnQuery=false&perspective=published`, {
    ...options,
    method: 'POST',
    headers: {...headers, 'Content-Type': 'application/json'},
    body: JSON.stringify({query, params}),
  })
}

function lakeOrigin({apiHost, projectId, useProjectHostname}: BrowserSettings): string {
  // The CDN of the hosted service answers readers; what stands for it elsewhere has none.
  if (useProjectHostname) return `https://${projectId}.apicdn.sanity.io`
  return apiHost === undefined || apiHost === '/' ? '' : apiHost.replace(/\/$/, '')
}

function reasonIn(answer: unknown): string {
  if (!isRecord(answer)) return 'no object'
  const {error, message} = answer
  if (isRecord(error) && typeof error.description === 'string') return error.description
  return typeof message === 'string' ? message : 'no result'
}
