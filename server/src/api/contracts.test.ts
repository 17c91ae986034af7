import {contracts} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {endpoints} from '#api/endpoints.ts'
import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const all = Object.entries(contracts)
const closed = all.filter(([, {access}]) => access !== 'anyone')
const writing = all.filter(([, {body}]) => body.def.type !== 'undefined')
const fillIn = {id: '1'}

test('there are as many calls as contracts, each at an address of its own', () => {
  expect(all.length).toBeGreaterThan(15)
  expect(endpoints).toHaveLength(all.length)
  const addresses = endpoints.map(({contract: {call}}) => `${call.method} ${call.path}`)
  expect(new Set(addresses).size).toBe(all.length)
})

test.for(all)('%s is served', ([, contract]) => {
  expect(endpoints.some((endpoint) => endpoint.contract === contract)).toBe(true)
})

test.for(closed)('%s refuses strangers and says that it does', async ([, contract]) => {
  const refusal = await newsroom.refusal(contract, {params: fillIn})
  expect(refusal).toMatchObject({status: 401, code: 'unauthenticated'})
  expect(contract.failures).toContain('unauthenticated')
})

test.for(all.filter(([, {access}]) => access === 'admin' || access === 'moderator'))(
  '%s refuses readers',
  async ([, contract]) => {
    const {token} = await newsroom.aMember()
    const refusal = await newsroom.refusal(contract, {params: {id: '0'.repeat(24)}, token})
    expect(refusal).toMatchObject({status: 403, code: 'forbidden'})
    expect(contract.failures).toContain('forbidden')
  },
)

test.for(writing)('%s refuses fields it does not know', async ([, contract]) => {
  const {token} = await newsroom.aMember({role: 'admin'})
  const body = {$where: 'sleep(1000)', nonsense: true}
  // Where the entry is looked for first, there has to be none.
  const {status, errors} = await newsroom.refusal(contract, {params: {id: '0'.repeat(24)}, token, body})
  expect(status).toBe(422)
  expect(errors).toMatchObject({
    $where: ['$where is not a field of this call'],
    nonsense: ['nonsense is not a field of this call'],
  })
})

test.for(writing)(
  '%s takes no broken JSON, no other kind of body and none that is huge',
  async ([, contract]) => {
    const {token} = await newsroom.aMember()
    const given = {params: fillIn, token}
    expect(await newsroom.refusal(contract, {...given, body: '{"a":'})).toMatchObject({code: 'bad_request'})
    const xml = {...given, body: '<a/>', headers: {'content-type': 'application/xml'}}
    expect(await newsroom.refusal(contract, xml)).toMatchObject({code: 'unsupported_media_type'})
    const huge = {...given, body: `{"a":"${'a'.repeat(2_000_000)}"}`}
    expect(await newsroom.refusal(contract, huge)).toMatchObject({code: 'too_large'})
  },
)

function sendToLogin(body: Uint8Array<ArrayBuffer>, type = 'application/json'): Promise<Response> {
  return newsroom.server.get('/api/auth/login', {method: 'POST', headers: {'content-type': type}, body})
}

test('bytes that are no UTF-8 are not taken for text', async () => {
  const broken = Uint8Array.from([...Buffer.from('{"email":"a@b.co","password":"'), 0xff, 0xc0, 0x22, 0x7d])
  const refusal = await sendToLogin(broken)
  expect(refusal.status).toBe(400)
  expect(await refusal.json()).toMatchObject({success: false, code: 'bad_request'})

  const wide = Uint8Array.from(Buffer.from('{"email":"a@b.co","password":"x"}', 'utf16le'))
  expect((await sendToLogin(wide, 'application/json; charset=utf-16le')).status).toBe(415)
})

test('a body of thousands of unknown fields is not answered with as many lines', async () => {
  const names = Array.from({length: 5000}, (_, index) => `"${index}":1`)
  const refusal = await sendToLogin(Uint8Array.from(Buffer.from(`{${names.join(',')}}`)))
  expect(refusal.status).toBe(422)
  expect((await refusal.text()).length).toBeLessThan(5000)
})
