import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {expect, test} from 'vitest'

import {startServer} from '#testing/start-server.ts'

const secret = 'a-secret-that-sanity-and-the-server-share'
const body = '{"_id":"story-1"}'

// Nothing listens there: only the webhook can raise the revision.
const lakeOrigin = 'http://127.0.0.1:9'

async function call(
  path: string,
  headers: Record<string, string>,
  environment = {SANITY_WEBHOOK_SECRET: secret},
) {
  await using server = await startServer({lakeOrigin, environment})
  const answer = await server.get(path, {method: 'POST', body, headers})
  return {status: answer.status, body: await answer.text(), revision: server.running.context.revision.current}
}

test('a signed call drops what was made from older content', async () => {
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  const answer = await call('/api/webhooks/sanity', {[SIGNATURE_HEADER_NAME]: signature})
  expect(answer).toEqual({status: 204, body: '', revision: 1})
})

test('a call that was recorded and is sent again drops nothing', async () => {
  await using server = await startServer({lakeOrigin, environment: {SANITY_WEBHOOK_SECRET: secret}})
  const {revision} = server.running.context
  const now = Date.now()
  const [old, first, second] = await Promise.all(
    [now - 3_600_000, now, now + 1].map((time) => encodeSignatureHeader(body, time, secret)),
  )
  const revisions: number[] = []
  for (const signature of [old, first, first, first?.replace(',', ', '), second]) {
    const headers = {[SIGNATURE_HEADER_NAME]: signature ?? ''}
    await server.get('/api/webhooks/sanity', {method: 'POST', body, headers})
    revisions.push(revision.current)
  }
  expect(revisions).toEqual([0, 1, 1, 1, 2])
})

test.for([
  ['none', ''],
  ['of another secret', await encodeSignatureHeader(body, Date.now(), 'another-secret')],
  ['of another body', await encodeSignatureHeader('{}', Date.now(), secret)],
  ['that is none', 't=1,v1='],
] as const)('a signature %s is refused', async ([, signature]) => {
  const answer = await call(
    '/api/webhooks/sanity',
    signature === '' ? {} : {[SIGNATURE_HEADER_NAME]: signature},
  )
  expect(answer.status).toBe(401)
  expect(answer.body).toContain('"code":"unauthenticated"')
  expect(answer.revision).toBe(0)
})

test('without a secret there is no such call', async () => {
  const answer = await call('/api/webhooks/sanity', {}, {SANITY_WEBHOOK_SECRET: ''})
  expect(answer.status).toBe(404)
})
