import {request} from 'node:http'
import {text} from 'node:stream/consumers'

import {expect, test} from 'vitest'

import {startServer} from '#testing/start-server.ts'

function ask(origin: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(origin, {path}, (response) => resolve(text(response)))
      .on('error', reject)
      .end()
  })
}

test('a failure below /api is an envelope, however the address is written; elsewhere it is a page', async () => {
  await using server = await startServer({lakeOrigin: 'http://127.0.0.1:9'})
  for (const path of ['/api/user', 'http://news.example/api/user', '/API/user?a=/', '/api']) {
    expect(JSON.parse(await ask(server.origin, path))).toMatchObject({success: false})
  }
  for (const path of ['/%', 'http://news.example/%?a=/api/user']) {
    expect(await ask(server.origin, path)).toMatch(/^<!doctype html>/)
  }
})
