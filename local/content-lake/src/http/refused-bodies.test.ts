import {Agent, request} from 'node:http'
import {text} from 'node:stream/consumers'

import {expect, test} from 'vitest'

import {bearer, startTestLake} from '#testing/start-test-lake.ts'

test.for([
  ['of a stranger', '/v1/data/query/production', {}, 3_000_000, 413],
  [
    'of an unknown token',
    '/v1/assets/images/production',
    bearer('sk-unknown-token-0123456789'),
    8_000_000,
    401,
  ],
  ['too large for its kind', '/v1/data/mutate/production', bearer(), 40_000_000, 413],
] as const)(
  'a large body %s is refused with the reason, and its connection serves the next request',
  async ([, path, headers, length, status]) => {
    await using lake = await startTestLake()
    const agent = new Agent({keepAlive: true, maxSockets: 1})
    const send = (method: string, target: string, body: Buffer | null) =>
      new Promise<{status: number | undefined; body: string}>((resolve, reject) => {
        const call = request(`${lake.origin}${target}`, {agent, method, headers})
        call.on('error', reject)
        call.on('response', (answer) => {
          text(answer).then((said) => resolve({status: answer.statusCode, body: said}), reject)
        })
        // In pieces and without a length, as a proxy passes an upload on.
        for (let start = 0; body && start < length; start += 1_000_000) {
          call.write(body.subarray(start, start + 1_000_000))
        }
        call.end()
      })
    const refused = await send('POST', path, Buffer.alloc(length, 'x'))
    expect(refused.status).toBe(status)
    expect(refused.body).toContain(`"statusCode":${status}`)
    expect(await send('GET', '/v1/auth/providers', null)).toMatchObject({status: status === 401 ? 401 : 200})
    agent.destroy()
  },
)
