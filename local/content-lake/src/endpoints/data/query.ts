import {readFlag, readObject, readQueryParams} from '#endpoints/data/query-params.ts'
import type {Endpoint, LakeRequest, Reply} from '#http/endpoint.ts'
import {queryError} from '#http/lake-error.ts'
import type {Lake} from '#lake.ts'
import {queryRefused} from '#query/parse-query.ts'
import {withinTime} from '#query/time-limit.ts'

/** Parts of an answer may be shared many times over and only here become as long as they are. */
const writingLimitMs = 3000

export const getQuery: Endpoint = {
  method: 'GET',
  pattern: '/data/query/:dataset',
  access: 'anyone',
  handle: (request, lake) =>
    answer(request, lake, {
      query: request.query.get('query'),
      params: readQueryParams(request.query),
    }),
}

/** For queries that are too long for an address. */
export const postQuery: Endpoint = {
  method: 'POST',
  pattern: '/data/query/:dataset',
  access: 'anyone',
  async handle(request, lake) {
    const body = readObject(await request.readJson(), 'The body')
    const params = body.params === undefined ? {} : readObject(body.params, 'params')
    return answer(request, lake, {query: body.query, params: {...readQueryParams(request.query), ...params}})
  },
}

function answer(
  request: LakeRequest,
  lake: Lake,
  asked: {query: unknown; params: Record<string, unknown>},
): Reply {
  const {query, params} = asked
  const started = performance.now()
  if (typeof query !== 'string' || query.trim() === '') {
    throw queryError({description: 'query must be a non-empty string', query: ''})
  }
  const dataset = lake.dataset(request.params.dataset ?? '')
  const {result, syncTags} = dataset.query(query, params, {
    perspective: request.query.getAll('perspective').flatMap((layers) => layers.split(',')),
    apiVersion: request.apiVersion,
    viewer: request.viewer,
  })
  const ms = Math.round(performance.now() - started)
  const wantsQuery = readFlag(request.query, 'returnQuery', true)
  const text = writeJson({...(wantsQuery && {query}), result, ms, syncTags}, query)
  return {
    kind: 'bytes',
    body: Buffer.from(text),
    headers: {'content-type': 'application/json; charset=utf-8'},
  }
}

function writeJson(answer: Record<string, unknown>, query: string) {
  try {
    return withinTime(writingLimitMs, () => JSON.stringify(answer))
  } catch (cause) {
    const error = new Error('The answer is too large; ask for fewer documents or fields', {cause})
    throw queryRefused('queryError', {error, query})
  }
}
