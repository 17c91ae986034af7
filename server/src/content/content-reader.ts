import http, {type IncomingMessage} from 'node:http'
import https from 'node:https'
import {buffer} from 'node:stream/consumers'
import {promisify} from 'node:util'
import {gunzip} from 'node:zlib'

import type {ClientReturn} from '@sanity/client'

import type {Config} from '#config.ts'
import {apiVersion} from '#content/clients.ts'

export interface ContentReader {
  fetch<Query extends string>(
    query: Query,
    params: Params,
    options?: {tag?: string},
  ): Promise<ClientReturn<Query>>
}

type Params = Readonly<Record<string, unknown>>

interface Wanted {
  method: 'GET' | 'POST'
  path: string
  body: string | undefined
}

// Longer addresses are refused on the way to a hosted lake.
const longestPath = 8000
const patienceMs = 2500
const unzip = promisify(gunzip)

/**
 * Asks the lake for published content as everybody sees it, over connections that stay open. The client library goes through
 * fetch, which costs more than all the rest of answering a call; what it does besides (tokens, listening, writing) is not
 * needed here.
 */
export function createContentReader({projectId, dataset, apiHost}: Config['content']): ContentReader {
  const origin = new URL(apiHost ?? `https://${projectId}.api.sanity.io`)
  const isPlain = origin.protocol === 'http:'
  const {request} = isPlain ? http : https
  const agent = isPlain ? new http.Agent({keepAlive: true}) : new https.Agent({keepAlive: true})
  const prefix = `${origin.pathname.replace(/\/$/, '')}/v${apiVersion}/data/query/${dataset}?perspective=published&returnQuery=false`
  const common = {
    Accept: 'application/json',
    // On this machine compression is work for both sides and helps neither.
    'Accept-Encoding': isPlain ? 'identity' : 'gzip',
    ...(apiHost !== null && {'X-Sanity-Project-ID': projectId}),
  }

  function send({method, path, body}: Wanted): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...common,
        ...(body !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        }),
      }
      const asked = request(origin, {method, path, agent, headers}, resolve)
      const timer = setTimeout(() => asked.destroy(new Error('the content lake takes too long')), patienceMs)
      asked.once('close', () => clearTimeout(timer))
      asked.once('error', reject)
      asked.end(body)
    })
  }

  async function ask<Result>(wanted: Wanted, isRetry = false): Promise<Result> {
    try {
      const response = await send(wanted)
      const bytes = await buffer(response)
      const text = (response.headers['content-encoding'] === 'gzip' ? await unzip(bytes) : bytes).toString()
      if (response.statusCode !== 200)
        throw new Error(`the content lake answered ${response.statusCode}: ${text.slice(0, 500)}`)
      return JSON.parse(text).result
    } catch (error) {
      // A kept connection can have been closed at the very moment at which it was used.
      if (isRetry || !isClosedConnection(error)) throw error
      return ask(wanted, true)
    }
  }

  return {
    fetch<Query extends string>(query: Query, params: Params, {tag}: {tag?: string} = {}) {
      const address = tag === undefined ? prefix : `${prefix}&tag=${tag}`
      return ask<ClientReturn<Query>>(wantedFor(address, query, params))
    },
  }
}

function wantedFor(address: string, query: string, params: Params): Wanted {
  const asked = new URLSearchParams({query})
  for (const [name, value] of Object.entries(params)) asked.set(`$${name}`, JSON.stringify(value))
  const path = `${address}&${asked.toString()}`
  if (path.length <= longestPath) return {method: 'GET', path, body: undefined}
  return {method: 'POST', path: address, body: JSON.stringify({query, params})}
}

function isClosedConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}
