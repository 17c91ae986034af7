import {expect, test} from 'vitest'

import {ADMINISTRATOR_TOKEN, bearer, startTestLake, VIEWER_TOKEN} from '#testing/start-test-lake.ts'
import type {TestLake} from '#testing/start-test-lake.ts'

const mutatePath = '/v2025-02-19/data/mutate/production'

async function post(lake: TestLake, body: string, search = '', token = ADMINISTRATOR_TOKEN) {
  const headers = {...bearer(token), 'content-type': 'application/json'}
  const response = await lake.fetch(mutatePath + search, {method: 'POST', headers, body})
  const answer: unknown = await response.json()
  return {status: response.status, answer, text: JSON.stringify(answer)}
}

test('the client creates, replaces, patches and deletes', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const created = await client.create({_id: 'a', _type: 'article', title: 'One', tags: ['x'], n: 1})
  expect(created).toMatchObject({_id: 'a', title: 'One', _createdAt: created._updatedAt})
  expect(await client.createIfNotExists({_id: 'a', _type: 'article', title: 'Other'})).toMatchObject({
    title: 'One',
  })
  const patched = await client
    .patch('a')
    .set({'deep.field': true, title: 'The rabid dog'})
    .setIfMissing({title: 'ignored', slug: {current: 'a'}})
    .inc({n: 2})
    .dec({n: 0.5})
    .append('tags', ['y'])
    .unset(['tags[0]'])
    .diffMatchPatch({title: '@@ -1,13 +1,12 @@\n The \n-rabid\n+nice\n  dog\n'})
    .commit()
  expect(patched).toMatchObject({title: 'The nice dog', n: 2.5, tags: ['y'], deep: {}, slug: {current: 'a'}})
  expect(patched._createdAt).toBe(created._createdAt)
  expect(await client.createOrReplace({_id: 'a', _type: 'article', title: 'Two'})).not.toHaveProperty('n')
  expect(await client.delete('a', {returnDocuments: true})).toMatchObject([{_id: 'a', title: 'Two'}])
  expect(await client.getDocument('a')).toBeUndefined()
})

test('a new document keeps the times it comes with, a changed one does not', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const times = {_createdAt: '2020-01-01T00:00:00Z', _updatedAt: '2021-01-01T00:00:00Z'}
  const imported = {_id: 'a', _type: 'article', ...times, _rev: 'elsewhere'}
  const {_rev, ...created} = await client.createOrReplace(imported)
  expect(created).toMatchObject(times)
  expect(_rev).not.toBe('elsewhere')
  const replaced = await client.createOrReplace(imported)
  expect(replaced).toMatchObject({_createdAt: times._createdAt})
  expect(Date.parse(replaced._updatedAt)).toBeGreaterThan(Date.parse(times._updatedAt))
  const broken = await client.create({_type: 'article', _createdAt: 'yesterday', _updatedAt: 'later'})
  expect(Date.parse(broken._createdAt)).toBeGreaterThan(Date.parse(times._updatedAt))
})

test('patches and deletions by query touch every document that it finds', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const transaction = client.transaction()
  for (const n of [1, 2, 3]) transaction.create({_id: `s${n}`, _type: 'article', n})
  await transaction.commit()
  await client
    .patch({query: '*[_type == "article" && n > $n]', params: {n: 1}})
    .set({late: true})
    .commit()
  expect(await client.fetch('*[late]._id')).toEqual(['s2', 's3'])
  await client.delete({query: '*[_type == "article" && late]'})
  expect(await client.fetch('*._id')).toEqual(['s1'])
})

test('an id that ends in a dot is completed, objects in lists get keys when asked', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const {_id} = await client.create({_id: 'drafts.', _type: 'article'})
  expect(_id).toMatch(/^drafts\.\w{10,}$/)
  const keyed = await client.create(
    {_type: 'article', list: [{a: 1}, {_key: 'k'}]},
    {autoGenerateArrayKeys: true},
  )
  expect(keyed.list).toEqual([{a: 1, _key: expect.stringMatching(/^\w{12}$/)}, {_key: 'k'}])
})

test('the client’s transaction id becomes the revision and can’t be used twice', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const once = () => client.transaction().transactionId('tx-1').create({_type: 'article'}).commit()
  await once()
  expect(await client.fetch('*[]._rev')).toEqual(['tx-1'])
  await expect(once()).rejects.toMatchObject({statusCode: 409})
  expect(await client.fetch('count(*)')).toBe(1)
  await lake.restart()
  await expect(
    lake.client().transaction().transactionId('tx-1').create({_type: 'b'}).commit(),
  ).rejects.toThrow('tx-1')
})

test('a patch under another revision is refused and the whole transaction with it', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  await client.create({_id: 'a', _type: 'article', n: 1})
  const refused = client
    .transaction()
    .create({_id: 'b', _type: 'article'})
    .patch('a', (patch) => patch.set({n: 2}).ifRevisionId('other'))
    .commit()
  await expect(refused).rejects.toMatchObject({
    statusCode: 409,
    details: {
      type: 'mutationError',
      items: [{index: 1, error: {type: 'documentRevisionIDDoesNotMatchError'}}],
    },
  })
  expect(await client.fetch('*{_id, n}')).toEqual([{_id: 'a', n: 1}])
})

test('a dry run checks everything and writes nothing', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const dry = await client.create({_id: 'a', _type: 'article'}, {dryRun: true})
  expect(dry._id).toBe('a')
  await expect(client.patch('none').set({a: 1}).commit({dryRun: true})).rejects.toMatchObject({
    statusCode: 409,
  })
  expect(await client.fetch('count(*)')).toBe(0)
})

test('strong references stay whole', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const to = (_ref: string, more = {}) => ({_type: 'reference', _ref, ...more})
  await expect(client.create({_id: 's', _type: 'article', author: to('ann')})).rejects.toMatchObject({
    details: {items: [{error: {type: 'documentReferenceDoesNotExistError', referenceID: 'ann'}}]},
  })
  await client.create({
    _id: 'drafts.s',
    _type: 'article',
    author: to('ann', {_weak: true, _strengthenOnPublish: {}}),
  })
  await client
    .transaction()
    .create({_id: 's', _type: 'article', author: to('ann')})
    .create({_id: 'ann', _type: 'p'})
    .commit()
  await expect(client.delete('ann')).rejects.toMatchObject({
    details: {items: [{error: {type: 'documentHasExistingReferencesError', referencingIDs: ['s']}}]},
  })
  await client.patch('s').set({'author._weak': true}).commit()
  await client.delete('ann')
  expect(await client.fetch('*[]._id')).toEqual(['s'])
})

test('the answer names ids only when asked', async () => {
  await using lake = await startTestLake()
  const body = JSON.stringify({mutations: [{create: {_id: 'a', _type: 'article'}}, {delete: {id: 'none'}}]})
  expect((await post(lake, body)).answer).toMatchObject({
    results: [{operation: 'create'}, {operation: 'none'}],
  })
  const again = JSON.stringify({mutations: [{createIfNotExists: {_id: 'a', _type: 'article'}}]})
  expect((await post(lake, again, '?returnIds=true')).answer).toMatchObject({
    results: [{id: 'a', operation: 'none'}],
  })
})

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

const hostile: [body: string, named: string][] = [
  ['[]', 'The body'],
  ['"text"', 'The body'],
  ['{"mutations": {}}', 'mutations'],
  ['{"mutations": [null]}', 'mutations[0]'],
  ['{"mutations": [{}]}', 'mutations[0]'],
  ['{"mutations": [{"create": {"_type": "a"}, "delete": {"id": "a"}}]}', 'mutations[0]'],
  ['{"mutations": [{"explode": {}}]}', 'explode'],
  ['{"mutations": [{"create": []}]}', 'mutations[0].create'],
  ['{"mutations": [{"create": {"title": "x"}}]}', 'mutations[0].create._type'],
  ['{"mutations": [{"create": {"_type": 7}}]}', 'mutations[0].create._type'],
  ['{"mutations": [{"create": {"_type": "a", "_id": "../etc"}}]}', 'mutations[0].create._id'],
  ['{"mutations": [{"create": {"_type": "a", "_id": "-a"}}]}', 'mutations[0].create._id'],
  ['{"mutations": [{"create": {"_type": "a", "_id": "ä"}}]}', 'mutations[0].create._id'],
  [`{"mutations": [{"create": {"_type": "a", "_id": "${'x'.repeat(129)}"}}]}`, '1 to 128'],
  ['{"mutations": [{"create": {"_type": "a", "__proto__": {"polluted": true}}}]}', '__proto__'],
  ['{"mutations": [{"create": {"_type": "a", "x": {"constructor": 1}}}]}', 'create.x.constructor'],
  ['{"mutations": [{"create": {"_type": "a", "hasOwnProperty": 1}}]}', 'hasOwnProperty'],
  ['{"mutations": [{"create": {"_type": "a", "n": 1e999}}]}', 'create.n'],
  [`{"mutations": [{"create": {"_type": "a", "d": ${nested(20_000)}}}]}`, 'levels deep'],
  ['{"mutations": [{"delete": {}}]}', 'mutations[0].delete'],
  ['{"mutations": [{"delete": {"id": ""}}]}', 'mutations[0].delete.id'],
  ['{"mutations": [{"patch": {"id": "a", "query": "*"}}]}', 'mutations[0].patch'],
  ['{"mutations": [{"patch": {"id": "a", "set": []}}]}', 'patch.set'],
  ['{"mutations": [{"patch": {"id": "a", "inc": {"n": "1"}}}]}', 'patch.inc.n'],
  ['{"mutations": [{"patch": {"id": "a", "unset": "title"}}]}', 'patch.unset'],
  ['{"mutations": [{"patch": {"id": "a", "insert": {"items": []}}}]}', 'patch.insert'],
  ['{"mutations": [{"patch": {"id": "a", "set": {"__proto__.polluted": 1}}}]}', '__proto__'],
  [`{"mutations": [{"patch": {"id": "a", "set": {"x['constructor'].y": 1}}}]}`, 'constructor'],
  ['{"mutations": [{"patch": {"id": "a", "set": {"a[b": 1}}}]}', 'document \\"a\\"'],
  ['{"mutations": [{"patch": {"query": "*[", "set": {"a": 1}}}]}', 'queryParseError'],
  ['{"mutations": [{"patch": {"id": "a", "rename": {"a": "b"}}}]}', 'patch.rename'],
  ['{"mutations": [], "transactionId": 7}', 'transactionId'],
  ['{"mutations": [{"create": {"_type": "a"}}], "transactionId": "a b"}', 'transactionId'],
]

test('a body that makes no sense is refused by name, and nothing of it is written', async () => {
  await using lake = await startTestLake()
  await lake.client().create({_id: 'a', _type: 'article'})
  for (const [body, named] of hostile) {
    const {status, text} = await post(
      lake,
      body.replace('"mutations": [', '"mutations": [{"create":{"_type":"b"}},'),
    )
    expect({body: body.slice(0, 200), status}).toEqual({body: body.slice(0, 200), status: 400})
    const direct = await post(lake, body)
    expect({body: body.slice(0, 200), text: direct.text}).toEqual({
      body: body.slice(0, 200),
      text: expect.stringContaining(named),
    })
    expect(text).not.toContain('at Object.')
  }
  expect(await lake.client().fetch('*[]._id')).toEqual(['a'])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('only writers write', async () => {
  await using lake = await startTestLake()
  const body = JSON.stringify({mutations: [{create: {_type: 'a'}}]})
  expect((await post(lake, body, '', VIEWER_TOKEN)).status).toBe(403)
  expect((await lake.fetch(mutatePath, {method: 'POST', body})).status).toBe(401)
})
