import {expect, test} from 'vitest'

import {startNewsroom} from '#testing/start-newsroom.ts'

test('while everything answers health is 200, says ok and names its parts', async () => {
  await using newsroom = await startNewsroom()
  const answer = await newsroom.server.get('/api/health')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    success: true,
    data: {status: 'ok', parts: {'content lake': 'ok', MongoDB: 'ok'}},
  })
})
