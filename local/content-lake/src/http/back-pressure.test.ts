import {once} from 'node:events'
import {connect} from 'node:net'

import {expect, test} from 'vitest'
import {WebSocket} from 'ws'

import {rawRequest} from '#testing/raw-http.ts'
import {DATASET, startTestLake, type TestLake} from '#testing/start-test-lake.ts'

const LISTEN = `/v1/data/listen/${DATASET}?query=*`
const MEGABYTE = 1024 * 1024

async function sendMegabytes(lake: TestLake, count: number) {
  for (let index = 0; index < count; index += 1) {
    await lake.client().createOrReplace({_id: 'large', _type: 'note', index, text: 'x'.repeat(MEGABYTE)})
  }
}

test('a listener that stops reading is cut off and does not fill the memory', async () => {
  await using lake = await startTestLake()
  const {hostname, port} = new URL(lake.origin)
  const socket = connect(Number(port), hostname)
  socket.write(rawRequest('GET', LISTEN))
  await once(socket, 'data')
  socket.pause()
  await sendMegabytes(lake, 40)
  let received = 0
  socket.on('data', (chunk) => {
    received += chunk.length
  })
  socket.on('error', () => {})
  socket.resume()
  await once(socket, 'close')
  expect(received).toBeLessThan(39 * MEGABYTE)
  expect((await lake.fetch('/v1/ping')).status).toBe(200)
})

test('a multiplexer that stops reading is cut off too', async () => {
  await using lake = await startTestLake()
  const socket = new WebSocket(`${lake.origin.replace('http', 'ws')}/vX/multiplex`)
  await once(socket, 'open')
  socket.send(JSON.stringify({id: 1, op: 'open', path: LISTEN}))
  await once(socket, 'message')
  socket.pause()
  await sendMegabytes(lake, 50)
  socket.on('error', () => {})
  socket.resume()
  const [code] = await once(socket, 'close')
  expect(code).toBe(1006)
})
