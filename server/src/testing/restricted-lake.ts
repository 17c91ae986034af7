import {once} from 'node:events'
import {createServer, type IncomingMessage, request as ask} from 'node:http'

import {z} from 'zod'

/** What a lake may do in its own way: how texts match and score, which GROQ's documentation leaves to the service. */
const ownWays = /\bmatch\b|\bscore\s*\(|\bboost\s*\(|\btext::|\bsanity::|\bsemantic/

export interface RestrictedLake extends AsyncDisposable {
  origin: string
  /** The queries that were answered. */
  queries: string[]
}

/** Stands before a lake and refuses every query that searches in the lake's own way. */
export async function restrictLake(lakeOrigin: string): Promise<RestrictedLake> {
  const queries: string[] = []
  const target = new URL(lakeOrigin)
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const query = queryOf(request.url ?? '', body)
    if (query !== null && ownWays.test(query)) {
      response.writeHead(400, {'content-type': 'application/json'})
      response.end(
        JSON.stringify({error: {type: 'queryParseError', description: 'this lake does not search'}}),
      )
      return
    }
    if (query !== null) queries.push(query)
    const {method, headers, url: path} = request
    const passed = ask({host: target.hostname, port: target.port, method, path, headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      response.on('close', () => answer.destroy())
    })
    passed.on('error', () => response.destroy())
    passed.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    queries,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(z.instanceof(Uint8Array).parse(chunk))
  return Buffer.concat(chunks)
}

function queryOf(path: string, body: Buffer): string | null {
  const {pathname, searchParams} = new URL(path, 'http://lake')
  if (!pathname.includes('/data/query/')) return null
  if (body.length === 0) return searchParams.get('query') ?? ''
  return z.object({query: z.string()}).parse(JSON.parse(body.toString())).query
}
