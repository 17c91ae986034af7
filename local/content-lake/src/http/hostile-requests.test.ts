import {expect, test} from 'vitest'

import {endpoints, unversionedEndpoints} from '#endpoints/index.ts'
import {DATASET, PROJECT, bearer, startTestLake} from '#testing/start-test-lake.ts'

const REQUESTS = 2000

const SEGMENTS = [
  DATASET,
  'a',
  '..',
  '%2e%2e',
  '%00',
  '%0d%0aX',
  '*',
  'drafts.a',
  'a,b,,c',
  'x'.repeat(3000),
  '%F0%9F%98%80',
  '__proto__',
  'constructor',
  '-1',
  "a'b",
  'a"b',
  '$',
  'versions.r.a',
  '%ED%A0%80',
  '%',
]
const QUERIES = [
  '',
  '?',
  '?query=',
  '?query=*',
  '?query=*[',
  '?query=*[_id==$x]',
  '?query=*&$x=',
  '?query=*&$x={',
  '?query=*|order(',
  '?perspective=drafts&query=*',
  '?perspective=%00&query=*',
  '?perspective=a&perspective=b&query=*',
  '?query=*&limit=-1&fromTime=x',
  '?nextCursor=zzz&limit=1e9',
  '?revision=x',
  '?time=garbage',
  '?types=,,&limit=0',
  '?meta=a&filename=%00',
  '?query=*&explain=true&resultSourceMap=true',
  '?w=1&h=2&dl=%0d%0a',
  '?w=-1',
  '?%',
]
const BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '1',
  '"x"',
  '{"query":5}',
  '{"query":"*","params":7}',
  '{"mutations":[]}',
  '{"mutations":[{}]}',
  '{"mutations":[{"create":{}}]}',
  '{"mutations":[{"create":{"_id":"a","_type":5}}]}',
  '{"mutations":[{"patch":{"id":"a","set":{"__proto__.x":1}}}]}',
  '{"mutations":[{"delete":{"query":"*["}}]}',
  '{"mutations":[{"patch":{"id":"a","insert":{"after":"x[-1]","items":5}}}]}',
  '{"actions":[{}]}',
  '{"mutations":[{"createOrReplace":{"_id":"_.x","_type":"y"}}],"transactionId":5}',
  '[{"key":"a","value":1}]',
  '{"actions":[{"actionType":"sanity.action.document.publish"}]}',
  '{"actions":[{"actionType":"sanity.action.document.edit","draftId":"drafts.a","publishedId":"b","patch":{"set":{"a[0].b":1}}}]}',
  `{"mutations":[{"create":{"_id":"deep","_type":"n","v":${'['.repeat(20_000)}${']'.repeat(20_000)}}}]}`,
]
const HEADERS: Record<string, string>[] = [
  {},
  {cookie: 'sanitySession=x'},
  {cookie: '=;;sanitySession='},
  {range: 'bytes=-'},
  {origin: 'null'},
  {'last-event-id': 'a#b'},
  {'content-encoding': 'gzip'},
  {'content-type': 'multipart/form-data'},
  {'if-none-match': ',,"'},
]

/** Always the same sequence, so that what fails once fails again. */
function pseudoRandom(seed: number) {
  let state = seed
  return <T>(list: readonly T[]): T | undefined => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)]
  }
}

test('no request, however hostile, is answered with a 500 or stops the lake', async () => {
  await using lake = await startTestLake()
  const pick = pseudoRandom(20_260_401)
  const failed: string[] = []
  for (let count = 0; count < REQUESTS; count += 1) {
    const isVersioned = pick([true, true, true, true, false]) ?? true
    const endpoint = pick(isVersioned ? endpoints : unversionedEndpoints)
    const path = endpoint?.pattern.replaceAll(/:\w+\*?/g, (name) => {
      const right = name === ':dataset' ? DATASET : PROJECT
      return (pick([true, false]) && /^:(?:dataset|project)$/.test(name) ? right : pick(SEGMENTS)) ?? ''
    })
    const target = `${isVersioned ? pick(['/v1', '/vX', '/v2025-02-19']) : ''}${path}${pick(QUERIES)}`
    const method = pick([endpoint?.method, endpoint?.method, endpoint?.method, 'PUT', 'DELETE']) ?? 'GET'
    const leave = new AbortController()
    const answer = await lake.fetch(target, {
      method,
      headers: {...(pick([true, true, false]) ? bearer() : {}), ...pick(HEADERS)},
      signal: leave.signal,
      ...(method === 'GET' ? {} : {body: pick(BODIES) ?? ''}),
    })
    if (answer.status >= 500) failed.push(`${answer.status} ${method} ${target.slice(0, 200)}`)
    // Event streams have no end to wait for.
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) leave.abort()
    else await answer.arrayBuffer()
  }
  expect(failed).toEqual([])
  expect((await lake.fetch('/v1/ping')).status).toBe(200)
})
