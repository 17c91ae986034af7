import {contracts} from '@bfl/schemas/api'
import {Validator} from '@seriousme/openapi-schema-validator'
import {expect, test} from 'vitest'
import {z} from 'zod'

import {describeApi} from '#api/openapi/describe-api.ts'
import {startServer} from '#testing/start-server.ts'

test('the description is valid OpenAPI, served with the address of the site', async () => {
  await using server = await startServer({
    lakeOrigin: 'http://127.0.0.1:9',
    environment: {PUBLIC_URL: 'https://news.example'},
  })
  const answer = await server.get('/api/openapi.json')
  expect(answer.headers.get('content-type')).toContain('application/json')
  const description = z.record(z.string(), z.unknown()).parse(await answer.json())
  expect(description).toMatchObject({
    openapi: '3.1.0',
    servers: [{url: 'https://news.example/api'}],
  })
  expect(await new Validator().validate(description)).toEqual({valid: true})

  const etag = answer.headers.get('etag') ?? ''
  expect((await server.get('/api/openapi.json', {headers: {'if-none-match': etag}})).status).toBe(304)
})

test('every call is described under its name, with what it takes, answers and refuses', () => {
  const {paths} = describeApi(contracts, 'https://news.example')
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  expect(operations.map(({operationId}) => operationId).toSorted()).toEqual(Object.keys(contracts).toSorted())

  expect(paths['/stories/{id}/comments']?.['post']).toMatchObject({
    operationId: 'postComment',
    security: [{session: []}],
    parameters: [{name: 'id', in: 'path', required: true}],
    requestBody: {
      required: true,
      content: {'application/json': {schema: {required: ['content'], additionalProperties: false}}},
    },
    responses: {
      201: {content: {'application/json': {schema: {required: ['success', 'data', 'message']}}}},
      401: {description: expect.stringContaining('unauthenticated')},
      422: {description: expect.stringContaining('validation_failed')},
      429: {description: expect.stringContaining('rate_limited')},
    },
  })
  expect(paths['/stories/{id}/like']?.['post']).toMatchObject({requestBody: {required: false}})
  expect(paths['/stories/{id}/view']?.['post']).toMatchObject({security: [{}, {session: []}]})
})
