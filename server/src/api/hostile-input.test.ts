import {type Contract, contracts} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {z} from 'zod'

import {validCall} from '#testing/contract-fixtures.ts'
import {fieldsOf} from '#testing/malformed-input.ts'
import {type CallOptions, type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const texts = [
  '{"$gt":""}',
  '$where',
  '[$ne]',
  '__proto__',
  'constructor',
  '*[_type == "story"]',
  '") || true || ("',
  "'; return true; //",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  '\u202e\ufeff\u200d',
  '9'.repeat(400),
  '-1e999',
]
const megabyte = 'a'.repeat(1_000_000)
const values: readonly unknown[] = [
  ...texts.slice(0, 8),
  '\u0000',
  '\ud800',
  {$gt: ''},
  {$where: 'sleep(1000)'},
  JSON.parse('{"__proto__": {"role": "admin"}}'),
  JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`),
  [{$ne: null}],
  1e308,
  megabyte,
]
/** Names that are fields of nothing, or of every object. */
const names = ['$where', '__proto__', 'constructor', 'role', 'number', '_id']

const Told = z.looseObject({success: z.boolean()})

/** The status; what is neither an answer nor a refusal in the envelope counts as a fault. */
async function statusOf(contract: Contract, given: CallOptions): Promise<number> {
  const answer = await newsroom.fetch(contract, given)
  const text = await answer.text()
  // Node refuses an address of a megabyte before anybody can put it in words.
  if (answer.status === 204 || answer.status === 431) return answer.status
  const {success} = Told.parse(JSON.parse(text))
  return success === answer.status < 400 ? answer.status : 599
}

function record(value: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).default({}).parse(value)
}

function queryText(query: CallOptions['query']): Record<string, string> {
  return query instanceof URLSearchParams ? Object.fromEntries(query) : (query ?? {})
}

function attacks({body, query}: Contract, valid: CallOptions): CallOptions[] {
  const params = Object.keys(valid.params ?? {}).flatMap((name) =>
    texts.map((text) => ({...valid, params: {...valid.params, [name]: text}})),
  )
  const asked = queryText(valid.query)
  const hasBody = body.def.type !== 'undefined'
  // Unknown names are ignored in addresses: a login that is right each time only takes its time.
  const queries = [...fieldsOf(query), ...(hasBody ? [] : names)].flatMap((name) =>
    [...texts, megabyte].map((text) => ({
      ...valid,
      query: new URLSearchParams([
        ...Object.entries(asked).filter(([known]) => known !== name),
        [name, text],
      ]),
    })),
  )
  if (!hasBody) return [...params, ...queries]
  const sent = record(valid.body)
  const bodies = [...fieldsOf(body), ...names].flatMap((name) =>
    values.map((value) => ({...valid, body: Object.fromEntries([...Object.entries(sent), [name, value]])})),
  )
  return [...params, ...queries, ...bodies]
}

test.for(Object.entries(contracts))(
  '%s takes operators, prototype keys, fragments of queries and megabytes for data or refuses them',
  {timeout: 60_000},
  async ([name, contract]) => {
    const valid = await validCall(name, contract, newsroom)
    const wrong: string[] = []
    for (const attack of attacks(contract, valid)) {
      const status = await statusOf(contract, attack)
      if (status < 500) continue
      wrong.push(`${status} for ${JSON.stringify({...attack, query: queryText(attack.query)}).slice(0, 300)}`)
    }
    expect(wrong).toEqual([])
  },
)

test('after all of that nobody is an admin who was not, and every object is as it was', async () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  const admins = await newsroom.models.users.model.find({role: 'admin'}).lean()
  expect(admins.every(({email}) => /^(admin|member-\d+)@/.test(email))).toBe(true)
})
