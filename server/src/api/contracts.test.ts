import {contracts} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {z} from 'zod'

import {endpoints} from '#api/endpoints.ts'
import {staleFixtures, validCall} from '#testing/contract-fixtures.ts'
import {fieldsOf, malformedBodies, malformedForms, malformedQueries} from '#testing/malformed-input.ts'
import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const all = Object.entries(contracts)
const closed = all.filter(([, {access}]) => access !== 'anyone')
const bodies = all.filter(([, {body}]) => body.def.type !== 'undefined')
const writing = bodies.filter(([, {encoding}]) => encoding === undefined)
const forms = bodies.filter(([, {encoding}]) => encoding === 'multipart')
const fillIn = {id: '1'}

function record(value: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).default({}).parse(value)
}

function texts(value: unknown): Record<string, string> {
  return z.record(z.string(), z.string()).default({}).parse(value)
}

test('there are as many calls as contracts, each at an address of its own', () => {
  expect(all.length).toBeGreaterThan(15)
  expect(endpoints).toHaveLength(all.length)
  const addresses = endpoints.map(({contract: {call}}) => `${call.method} ${call.path}`)
  expect(new Set(addresses).size).toBe(all.length)
})

test.for(all)('%s is served', ([, contract]) => {
  expect(endpoints.some((endpoint) => endpoint.contract === contract)).toBe(true)
})

/** The words of the specification for what cannot be fetched; faults.test.ts sees them said while parts are away. */
test.for([
  ['listStories', 'Failed to fetch stories'],
  ['listHeroStories', 'Failed to fetch stories'],
  ['listFeaturedStories', 'Failed to fetch featured stories'],
  ['listLatestStories', 'Failed to fetch latest stories'],
  ['listPopularStories', 'Failed to fetch popular stories'],
  ['getStory', 'Failed to fetch story'],
  ['getStorySeo', 'Failed to fetch story SEO data'],
  ['listStoriesOfCategory', 'Failed to fetch stories by category'],
  ['listStoriesOfAuthor', 'Failed to fetch stories by author'],
  ['listCategories', 'Failed to fetch categories'],
  ['listRelatedStories', 'Failed to fetch related stories'],
  ['searchStories', 'Failed to search stories'],
  ['getStoryStats', 'Failed to fetch statistics'],
  ['isStoryLiked', 'Failed to check like status'],
  ['listLikedStories', 'Failed to fetch liked stories'],
  ['likeStory', 'Failed to toggle like'],
  ['listAthletes', 'Failed to fetch athletes'],
  ['listFeaturedAthletes', 'Failed to fetch featured athletes'],
  ['getAthleteStats', 'Failed to fetch athlete stats'],
  ['getAthlete', 'Failed to fetch athlete'],
  ['listRaceResults', 'Failed to fetch race results'],
  ['listFeaturedRaceResults', 'Failed to fetch featured results'],
  ['listLatestRaceResults', 'Failed to fetch latest results'],
  ['getRaceResult', 'Failed to fetch race result'],
  ['listRaceResultsOfCategory', 'Failed to fetch results by category'],
  ['downloadRaceResult', 'Failed to get download link'],
] as const)('%s that cannot be done says: %s', ([name, words]) => {
  expect(contracts[name]?.failureMessage).toBe(words)
})

test('no fixture is of a call that there is not', () => {
  expect(staleFixtures).toEqual([])
})

test.for(all)('%s answers what it declares', async ([name, contract]) => {
  const answer = await newsroom.fetch(contract, await validCall(name, contract, newsroom))
  expect(answer.status).toBe(contract.status)
  if (contract.status === 204) return
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const {success, ...content} = z.looseObject({success: z.boolean()}).parse(await answer.json())
  expect(success).toBe(true)
  contract.answer.parse(content)
})

test.for(closed)('%s refuses strangers and says that it does', async ([, contract]) => {
  const refusal = await newsroom.refusal(contract, {params: fillIn})
  expect(refusal).toMatchObject({status: 401, code: 'unauthenticated'})
  expect(contract.failures).toContain('unauthenticated')
})

const roles = ['reader', 'moderator'] as const
const restricted = all.flatMap(([name, contract]) =>
  roles
    .filter((role) => contract.access === 'admin' || (contract.access === 'moderator' && role === 'reader'))
    .map((role) => [name, role, contract] as const),
)

test.for(restricted)('%s refuses a %s', async ([name, role, contract]) => {
  const {token} = await newsroom.aMember({role})
  const given = await validCall(name, contract, newsroom)
  expect(await newsroom.refusal(contract, {...given, token})).toMatchObject({status: 403, code: 'forbidden'})
  expect(contract.failures).toContain('forbidden')
})

test.for(all.filter(([, {query}]) => fieldsOf(query).length > 0))(
  '%s refuses every field of its query that is malformed or there twice, by name',
  async ([name, contract]) => {
    const given = await validCall(name, contract, newsroom)
    const query = texts(given.query)
    const malformed = malformedQueries(contract.query, query).map(({field, input}) => ({
      field,
      query: new URLSearchParams(texts(input)),
    }))
    const twice = fieldsOf(contract.query).map((field) => ({
      field,
      query: new URLSearchParams([...Object.entries(query), [field, '1'], [field, '2']]),
    }))
    const taken: string[] = []
    for (const {field, query: odd} of [...malformed, ...twice]) {
      const {status, errors} = await newsroom.refusal(contract, {...given, query: odd})
      if (status !== 422 || !(field in errors)) taken.push(`${status} for ${odd.toString().slice(0, 200)}`)
    }
    expect(taken).toEqual([])
    expect(contract.failures).toContain('validation_failed')
  },
)

test.for(writing)(
  '%s refuses every field of its body that is malformed, by name',
  async ([name, contract]) => {
    const given = await validCall(name, contract, newsroom)
    const malformed = malformedBodies(contract.body, record(given.body))
    expect(new Set(malformed.map(({field}) => field))).toEqual(new Set(fieldsOf(contract.body)))
    const taken: string[] = []
    for (const {field, input} of malformed) {
      const {status, errors} = await newsroom.refusal(contract, {...given, body: input})
      const isNamed = Object.keys(errors).some((path) => path === field || path.startsWith(`${field}.`))
      if (status !== 422 || !isNamed) taken.push(`${status} for ${JSON.stringify(input).slice(0, 200)}`)
    }
    expect(taken).toEqual([])
    expect(contract.failures).toContain('validation_failed')
  },
)

test.for(all.filter(([, {call}]) => call.path.includes('{')))(
  '%s never fails on our side at odd addresses',
  async ([name, contract]) => {
    const {params = {}, ...given} = await validCall(name, contract, newsroom)
    const odd = [
      '0',
      '-1',
      '__proto__',
      '$where',
      '%00',
      '\u0000',
      '..',
      '*',
      'a'.repeat(500),
      '9'.repeat(40),
    ]
    const statuses: Record<string, number> = {}
    for (const text of odd) {
      const filled = Object.fromEntries(Object.keys(params).map((key) => [key, text]))
      statuses[text] = (await newsroom.fetch(contract, {...given, params: filled})).status
    }
    expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([])
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

test.for(forms)(
  '%s refuses every field of its form that is malformed or there twice, by name',
  async ([name, contract]) => {
    const given = await validCall(name, contract, newsroom)
    const malformed = malformedForms(contract.body, record(given.body))
    expect(new Set(malformed.map(({field}) => field))).toEqual(new Set(fieldsOf(contract.body)))
    const taken: string[] = []
    for (const {field, input} of malformed) {
      const {status, errors} = await newsroom.refusal(contract, {...given, body: input})
      if (status !== 422 || !(field in errors))
        taken.push(`${status} for ${JSON.stringify(input).slice(0, 200)}`)
    }
    expect(taken).toEqual([])
    expect(contract.failures).toContain('validation_failed')
  },
)

test.for(forms)('%s refuses fields it does not know', async ([name, contract]) => {
  const given = await validCall(name, contract, newsroom)
  const body = {...record(given.body), $where: 'sleep(1000)', __proto__: 'x', ['constructor']: 'x'}
  const {status, errors} = await newsroom.refusal(contract, {...given, body})
  expect(status).toBe(422)
  expect(Object.keys(errors).toSorted()).toEqual(['$where', 'constructor'])
})

test.for(forms)('%s takes no broken form and no other kind of body', async ([name, contract]) => {
  const {body: _, ...given} = await validCall(name, contract, newsroom)
  const send = (body: string, type: string) =>
    newsroom.refusal(contract, {...given, body, headers: {'content-type': type}})
  expect(await send('{"name":"x"}', 'application/json')).toMatchObject({status: 415})
  expect(await send('name=x', 'application/x-www-form-urlencoded')).toMatchObject({status: 415})
  expect(await send('name=x', 'multipart/form-data')).toMatchObject({status: 400})
  const cut = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nTeg'
  expect(await send(cut, 'multipart/form-data; boundary=b')).toMatchObject({status: 400})
})

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
