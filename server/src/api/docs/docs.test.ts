import {expect, test} from 'vitest'

import {startServer} from '#testing/start-server.ts'

test('the API is described on a page that runs nothing but files of our own', async () => {
  await using server = await startServer({lakeOrigin: 'http://127.0.0.1:9'})
  const page = await server.get('/api/docs')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  const html = await page.text()
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
  const addresses = [...html.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses).toHaveLength(4)
  for (const address of addresses) expect((await server.get(address)).status).toBe(200)
  for (const none of ['/api/docs/package.json', '/api/docs/index.html', '/api/docs/..%2fpackage.json']) {
    expect((await server.get(none)).status).toBe(404)
  }
})
