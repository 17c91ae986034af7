import {once} from 'node:events'
import {createConnection} from 'node:net'

import {deserialize, serialize} from 'bson'
import {expect, test} from 'vitest'

import {startTestMongo} from '#testing/start-test-mongo.ts'

/** Sends bytes and gives what comes back until the server closes or has said enough. */
async function send(uri: string, bytes: Buffer, enough = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const socket = createConnection({port: Number(new URL(uri).port), host: '127.0.0.1'})
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => {
    chunks.push(chunk)
    if (Buffer.concat(chunks).length >= enough) socket.destroy()
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(chunks)
}

function message(opcode: number, body: Buffer, length = 16 + body.length): Buffer {
  const header = Buffer.alloc(16)
  header.writeInt32LE(length, 0)
  header.writeInt32LE(7, 4)
  header.writeInt32LE(opcode, 12)
  return Buffer.concat([header, body])
}

function section(doc: Record<string, unknown>): Buffer {
  return Buffer.concat([Buffer.alloc(4), Buffer.from([0]), serialize(doc)])
}

const ping = serialize({ping: 1, $db: 'admin'})
const flags = (bits: number) => Buffer.from([bits, 0, 0, 0])

test.each<[string, Buffer]>([
  ['HTTP', Buffer.from('GET / HTTP/1.1\r\nhost: x\r\n\r\n')],
  ['only ones', Buffer.alloc(64, 255)],
  ['a length below the header’s', message(2013, Buffer.alloc(0), 15)],
  ['a length above all limits', message(2013, Buffer.alloc(0), 48_000_001)],
  ['a compressed message', message(2012, Buffer.alloc(20))],
  ['an operation of old', message(2002, Buffer.alloc(20))],
  ['a message without a section', message(2013, Buffer.alloc(4))],
  ['a section of no kind', message(2013, Buffer.concat([Buffer.alloc(4), Buffer.from([9]), ping]))],
  ['unknown required flags', message(2013, Buffer.concat([flags(4), Buffer.from([0]), ping]))],
  ['two bodies', message(2013, Buffer.concat([section({ping: 1}), Buffer.from([0]), ping]))],
  [
    'a section that is cut off',
    message(2013, Buffer.concat([Buffer.alloc(4), Buffer.from([0, 99, 0, 0, 0]), ping])),
  ],
  [
    'a field that comes twice',
    message(2013, Buffer.concat([section({insert: 'a', d: 1}), Buffer.from([1, 6, 0, 0, 0, 100, 0])])),
  ],
  [
    'a query that is no command',
    message(2004, Buffer.concat([Buffer.from('\0\0\0\0a.b\0'), Buffer.alloc(8), ping])),
  ],
])('%s ends the connection, not the server', async (_what, bytes) => {
  await using mongo = await startTestMongo()
  expect(await send(mongo.uri, bytes)).toHaveLength(0)
  expect(await mongo.db.command({ping: 1})).toEqual({ok: 1})
})

test('damaged BSON in a whole message is answered with its code', async () => {
  await using mongo = await startTestMongo()
  const damaged = section({ping: 1, $db: 'admin'})
  damaged.writeUInt8(0x55, 9)
  const answer = await send(mongo.uri, message(2013, damaged), 60)
  expect(deserialize(answer.subarray(21))).toMatchObject({ok: 0, code: 22, codeName: 'InvalidBSON'})
})

test('bytes of any kind do no harm', async () => {
  await using mongo = await startTestMongo()
  let seed = 1
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  for (let round = 0; round < 40; round += 1) {
    const body = Buffer.concat([section({find: 'a', filter: {a: [1, 2, {b: 'x'}]}, $db: 'a'})])
    for (let hits = 0; hits < 4; hits += 1) body.writeUInt8(next() % 256, next() % body.length)
    await send(mongo.uri, Buffer.concat([message(2013, body), Buffer.from('end')]), 1)
  }
  expect(await mongo.db.command({ping: 1})).toEqual({ok: 1})
})

test('a stranger has no room for a large message', async () => {
  await using mongo = await startTestMongo()
  expect(await send(mongo.uri, message(2013, Buffer.alloc(0), 70_000))).toHaveLength(0)
  expect(await mongo.db.collection('a').insertOne({text: 'x'.repeat(100_000)})).toMatchObject({
    acknowledged: true,
  })
})

test('a client that does not read its answers is not read from', async () => {
  await using mongo = await startTestMongo()
  const socket = createConnection({port: Number(new URL(mongo.uri).port), host: '127.0.0.1'})
  socket.pause()
  const flood = Buffer.concat(
    Array.from({length: 500}, () => message(2013, section({buildInfo: 1, $db: 'admin'}))),
  )
  let sent = 0
  for (; sent < 400 && socket.writableLength < 8 * 2 ** 20; sent += 1) {
    await new Promise((done) => setImmediate(done))
    socket.write(flood)
  }
  expect(socket.writableLength).toBeGreaterThan(2 ** 20)
  expect(await mongo.db.command({ping: 1})).toEqual({ok: 1})
  socket.destroy()
})

test('the old handshake is answered in its own form', async () => {
  await using mongo = await startTestMongo()
  const query = Buffer.concat([
    Buffer.from('\0\0\0\0admin.$cmd\0'),
    Buffer.from([0, 0, 0, 0, 255, 255, 255, 255]),
  ])
  const answer = await send(mongo.uri, message(2004, Buffer.concat([query, serialize({ismaster: 1})])), 40)
  expect(answer.readInt32LE(12)).toBe(1)
  expect(answer.toString('latin1')).toContain('helloOk')
})

test('a message that comes byte by byte is one message', async () => {
  await using mongo = await startTestMongo()
  const socket = createConnection({port: Number(new URL(mongo.uri).port), host: '127.0.0.1', noDelay: true})
  for (const byte of message(2013, section({ping: 1, $db: 'admin'}))) {
    await new Promise<void>((sent) => socket.write(Buffer.from([byte]), () => sent()))
  }
  const [answer] = await once(socket, 'data')
  socket.destroy()
  expect(answer.readInt32LE(8)).toBe(7)
})
