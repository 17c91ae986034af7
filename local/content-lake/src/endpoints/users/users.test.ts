import {expect, test} from 'vitest'

import {VIEWER_TOKEN, bearer, startTestLake} from '#testing/start-test-lake.ts'

test('the client learns who it is', async () => {
  await using lake = await startTestLake()
  const me = await lake.client().users.getById('me')
  expect(me).toMatchObject({name: 'Importer', role: 'administrator', roles: [{name: 'administrator'}]})
})

test('a stranger is nobody, and no error', async () => {
  await using lake = await startTestLake()
  expect(await (await lake.fetch('/v1/users/me')).json()).toEqual({})
})

test('one id answers a user, several a list in their order with null for the unknown', async () => {
  await using lake = await startTestLake()
  const one = await lake.client().users.getById('eddy')
  expect(one).toMatchObject({id: 'eddy', displayName: 'Eddy Editor', givenName: 'Eddy', familyName: 'Editor'})
  const many = await (await lake.fetch('/v1/users/vera,nobody,ada', {headers: bearer()})).json()
  expect(many).toMatchObject([{id: 'vera'}, null, {id: 'ada'}])
  expect(await (await lake.fetch('/v1/users/nobody', {headers: bearer()})).json()).toBeNull()
})

test('who the users are is for members only', async () => {
  await using lake = await startTestLake()
  const answer = await lake.fetch('/v1/users/ada')
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({errorCode: 'SIO-401-ANF'})
})

test('what the Studio remembers for a person lasts over a restart and is that person’s own', async () => {
  await using lake = await startTestLake()
  const entries = [
    {key: 'studio.list.layout', value: {layout: 'detail'}},
    {key: 'empty', value: null},
  ]
  const put = await lake.fetch('/v2024-01-01/users/me/keyvalue', {
    method: 'PUT',
    headers: bearer(),
    body: JSON.stringify(entries),
  })
  expect(await put.json()).toEqual(entries)
  await lake.restart()
  const path = '/v2024-01-01/users/me/keyvalue/studio.list.layout,never.set,empty'
  expect(await (await lake.fetch(path, {headers: bearer()})).json()).toEqual(entries)
  expect(await (await lake.fetch(path, {headers: bearer(VIEWER_TOKEN)})).json()).toEqual([])
  expect((await lake.fetch(path)).status).toBe(401)
})

test.for([
  '{}',
  '[{"key":1,"value":2}]',
  '[{"value":2}]',
  `[{"key":"k","value":"${'x'.repeat(70_000)}"}]`,
  '[null]',
])('what cannot be remembered is refused: %s', async (body) => {
  await using lake = await startTestLake()
  const answer = await lake.fetch('/v1/users/me/keyvalue', {method: 'PUT', headers: bearer(), body})
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Expected [{key, value}]')
})
