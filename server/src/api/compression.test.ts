import {request} from 'node:http'

import {expect, test} from 'vitest'

import {startServer} from '#testing/start-server.ts'

interface Answer {
  encoding: string | undefined
  vary: string | undefined
  bytes: number
}

/** Without fetch, which unpacks by itself. */
function ask(origin: string, path: string, encodings: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(origin, {path, headers: {'accept-encoding': encodings}}, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => {
        const {'content-encoding': encoding, vary} = response.headers
        resolve({encoding, vary, bytes})
      })
    })
      .on('error', reject)
      .end()
  })
}

test('answers of the API are compressed for who takes it, small ones are not', async () => {
  await using server = await startServer({lakeOrigin: 'http://127.0.0.1:9'})
  const path = '/api/openapi.json'
  const plain = await ask(server.origin, path, 'identity')
  expect(plain.encoding).toBeUndefined()
  expect(plain.vary).toContain('Accept-Encoding')
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask(server.origin, path, encoding)
    expect(packed.encoding).toBe(encoding)
    expect(packed.bytes).toBeLessThan(plain.bytes / 5)
  }
  expect((await ask(server.origin, '/api/nothing', 'br')).encoding).toBeUndefined()
})
