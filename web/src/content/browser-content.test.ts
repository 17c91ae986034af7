import {once} from 'node:events'
import {createServer, type IncomingMessage} from 'node:http'

import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'

import {browserContent} from './browser-content.ts'

interface Asked {
  method: string | undefined
  path: string
  search: Record<string, string>
  project: string | string[] | undefined
  body: unknown
}

/** A lake that answers everything alike and remembers what it was asked. */
async function aLake(status: number, answer: object) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    asked.push(await readRequest(request))
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const apiHost = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const settings = {projectId: 'p1', dataset: 'production', apiHost, useProjectHostname: false}
  return {
    asked,
    settings,
    fetchContent: browserContent(settings),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  let body = ''
  for await (const part of request) body += String(part)
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://lake')
  return {
    method: request.method,
    path: pathname,
    search: Object.fromEntries(searchParams),
    project: request.headers['x-sanity-project-id'],
    body: body === '' ? null : JSON.parse(body),
  }
}

test.for([
  ['a short question', '*[_type == "story" && slug.current == $slug][$from...$to]'],
  ['a long question', `*[_type == "story"]{${'title, '.repeat(3000)} slug}`],
] as const)('%s is asked as @sanity/client would ask it', async ([, query]) => {
  await using lake = await aLake(200, {result: ['an answer'], ms: 1})
  const params = {slug: 'a & b "c"', from: 0, to: 9}
  const client = createClient({
    ...lake.settings,
    apiVersion: '2025-02-19',
    perspective: 'published',
    useCdn: false,
  })
  const answers = [await client.fetch<unknown>(query, params), await lake.fetchContent(query, params)]
  expect(answers).toEqual([['an answer'], ['an answer']])
  const [theirs, ours] = lake.asked
  expect(ours).toEqual(theirs)
})

test('nothing is an answer too', async () => {
  await using lake = await aLake(200, {result: null})
  expect(await lake.fetchContent('*[0]')).toBeNull()
})

test.for([
  [400, {error: {description: 'expected ]', type: 'queryParseError'}}, 'answered 400: expected ]'],
  [503, {message: 'starting'}, 'answered 503: starting'],
  [200, {unexpected: true}, 'answered 200: no result'],
] as const)('a refusal with %i says why', async ([status, answer, message]) => {
  await using lake = await aLake(status, answer)
  await expect(lake.fetchContent('*')).rejects.toThrow(message)
})
