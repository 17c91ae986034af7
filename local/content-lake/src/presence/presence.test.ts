import {expect, test} from 'vitest'

import {ADMINISTRATOR_TOKEN, DATASET, PUBLIC_ORIGIN, signIn, startTestLake} from '#testing/start-test-lake.ts'
import {openSocket, type TestSocket} from '#testing/web-socket-client.ts'

const SOCKET = `/v2022-06-30/socket/${DATASET}?tag=sanity.studio`

async function call(socket: TestSocket, method: string, params?: unknown) {
  socket.send({jsonrpc: '2.0', id: method, method, params})
  return socket.nextJson()
}

test('two people in a dataset see each other come, move and go', async () => {
  await using lake = await startTestLake()
  const ada = await signIn(lake)
  const eddy = await signIn(lake, 'eddy@example.org', 'eddy pass')
  await using first = await openSocket(lake.origin, SOCKET, {cookie: ada, origin: PUBLIC_ORIGIN})
  await using second = await openSocket(lake.origin, SOCKET, {cookie: eddy, origin: PUBLIC_ORIGIN})
  expect(await first.next()).toBe('♥')
  expect(await second.next()).toBe('♥')

  const {result: subscription} = await call(first, 'presence_subscribe')
  const heard = async () => {
    const {params} = await first.nextJson()
    return params
  }
  await call(second, 'presence_rollcall', {session: 's2'})
  expect(await heard()).toEqual({subscription, result: {type: 'rollCall', i: 'eddy', session: 's2'}})

  const data = {sessionId: 's2', locations: [{type: 'document', documentId: 'a', path: ['title']}]}
  expect(await call(second, 'presence_announce', {data})).toMatchObject({result: true})
  expect(await heard()).toEqual({subscription, result: {type: 'state', i: 'eddy', m: data}})

  await second[Symbol.asyncDispose]()
  expect(await heard()).toEqual({subscription, result: {type: 'disconnect', i: 'eddy', m: {session: 's2'}}})
})

test('a token given in a message authorises the socket', async () => {
  await using lake = await startTestLake()
  await using socket = await openSocket(lake.origin, SOCKET)
  await socket.next()
  expect(await call(socket, 'presence_subscribe')).toMatchObject({error: {code: 4001}})
  const params = {authorization: `Bearer ${ADMINISTRATOR_TOKEN}`}
  expect(await call(socket, 'authorization', params)).toEqual({
    jsonrpc: '2.0',
    id: 'authorization',
    result: {},
  })
  expect(await call(socket, 'presence_subscribe')).toMatchObject({result: expect.any(String)})
})

test('a wrong token closes the socket with the code the Studio knows', async () => {
  await using lake = await startTestLake()
  await using socket = await openSocket(lake.origin, SOCKET)
  socket.send({jsonrpc: '2.0', id: 1, method: 'authorization', params: {authorization: 'Bearer nobody'}})
  expect(await socket.closed()).toBe(4001)
})

test('nobody hears of people in another dataset', async () => {
  await using lake = await startTestLake()
  await lake.fetch('/v1/datasets/other', {
    method: 'PUT',
    headers: {authorization: `Bearer ${ADMINISTRATOR_TOKEN}`},
  })
  const headers = {authorization: `Bearer ${ADMINISTRATOR_TOKEN}`}
  await using here = await openSocket(lake.origin, SOCKET, headers)
  await using there = await openSocket(lake.origin, '/v2022-06-30/socket/other', headers)
  await here.next()
  await there.next()
  await call(here, 'presence_subscribe')
  await call(there, 'presence_announce', {data: {sessionId: 's', locations: []}})
  expect(await call(here, 'presence_rollcall', {session: 'mine'})).toMatchObject({id: 'presence_rollcall'})
})

test('a foreign page and an unknown dataset are refused at the door', async () => {
  await using lake = await startTestLake()
  await expect(openSocket(lake.origin, SOCKET, {origin: 'http://evil.example'})).rejects.toThrow('403')
  await expect(openSocket(lake.origin, '/v1/socket/nowhere')).rejects.toThrow('404')
})

test.for([
  'no json',
  '{"id":1,"method":"presence_everything"}',
  '{"id":2,"method":"presence_announce","params":{}}',
  '[1]',
])('a message that means nothing is answered with an error: %s', async (text) => {
  await using lake = await startTestLake()
  await using socket = await openSocket(lake.origin, SOCKET)
  await socket.next()
  socket.sendText(text)
  expect(await socket.nextJson()).toMatchObject({error: {code: -32600}})
})
