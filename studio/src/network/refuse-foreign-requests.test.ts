import {expect, test} from 'vitest'

import {refuseForeignRequests} from './refuse-foreign-requests.ts'

test('only the page’s own origin and the lake are reached', async () => {
  const reached: string[] = []
  const fetch = refuseForeignRequests(
    async (input) => {
      reached.push(input instanceof Request ? input.url : String(input))
      return new Response('here')
    },
    ['http://localhost:3000', 'http://lake.example'],
  )
  expect((await fetch('http://localhost:3000/studio/config.json')).status).toBe(200)
  expect((await fetch(new Request('http://lake.example/v1/ping'))).status).toBe(200)
  expect((await fetch('data:text/plain,x')).status).toBe(200)
  expect((await fetch('https://sanity-cdn.com/v1/modules')).status).toBe(503)
  expect((await fetch(new URL('https://api.sanity.io/vX/intake/feedback'))).status).toBe(503)
  expect((await fetch('http://localhost.evil.example:3000/')).status).toBe(503)
  expect(reached).toEqual([
    'http://localhost:3000/studio/config.json',
    'http://lake.example/v1/ping',
    'data:text/plain,x',
  ])
})
