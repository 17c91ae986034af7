import {expect, test} from 'vitest'

import {
  ADMINISTRATOR_TOKEN,
  DATASET,
  PROJECT,
  VIEWER_TOKEN,
  bearer,
  startTestLake,
} from '#testing/start-test-lake.ts'

test('the project lists its people and robots to members, nobody to strangers', async () => {
  await using lake = await startTestLake()
  const project = await lake.client().projects.getById(PROJECT)
  expect(project).toMatchObject({id: PROJECT, isDisabled: false})
  expect(project.members.map(({id, role, isRobot}) => [id, role, isRobot])).toEqual([
    ['ada', 'administrator', false],
    ['eddy', 'editor', false],
    ['vera', 'viewer', false],
    [expect.stringMatching(/^robot-/), 'administrator', true],
    [expect.stringMatching(/^robot-/), 'viewer', true],
  ])
  const seen = await (await lake.fetch(`/v1/projects/${PROJECT}`)).json()
  expect(seen).toMatchObject({id: PROJECT, members: []})
})

test('another project is not found, with the code that makes the Studio say so', async () => {
  await using lake = await startTestLake()
  const answer = await lake.fetch('/v1/projects/other', {headers: bearer()})
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({errorCode: 'SIO-404-PNF'})
})

test('datasets are made, listed and kept', async () => {
  await using lake = await startTestLake()
  await lake.client().datasets.create('staging_2')
  await lake.restart()
  const names = (await lake.client().datasets.list()).map(({name}) => name)
  expect(names).toEqual([DATASET, 'staging_2'])
  expect(await lake.client({dataset: 'staging_2'}).fetch('count(*)')).toBe(0)
  const comments = await lake.fetch(`/v1/projects/${PROJECT}/datasets?datasetProfile=comments`, {
    headers: bearer(),
  })
  expect(await comments.json()).toEqual([])
})

test.for(['Upper', '_x', '..', '%2e%2e%2fx', 'a b', 'x'.repeat(65), 'ö'])(
  'no dataset is called %s',
  async (name) => {
    await using lake = await startTestLake()
    const answer = await lake.fetch(`/v1/datasets/${name}`, {method: 'PUT', headers: bearer()})
    expect([400, 404]).toContain(answer.status)
    expect(await lake.client().datasets.list()).toHaveLength(1)
  },
)

test('only an administrator makes datasets', async () => {
  await using lake = await startTestLake()
  const answer = await lake.fetch('/v1/datasets/mine', {method: 'PUT', headers: bearer(VIEWER_TOKEN)})
  expect(answer.status).toBe(403)
})

test('an unknown dataset is 404 with the code the Studio knows', async () => {
  await using lake = await startTestLake()
  const answer = await lake.fetch('/v1/data/query/nowhere?query=1')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({errorCode: 'SIO-404-DNF'})
})

test('what a role may do is told to the Studio and enforced again on the write', async () => {
  await using lake = await startTestLake()
  const acl = async (token: string) =>
    (await lake.fetch(`/v1/projects/${PROJECT}/datasets/${DATASET}/acl`, {headers: bearer(token)})).json()
  expect(await acl(ADMINISTRATOR_TOKEN)).toMatchObject([
    {permissions: expect.arrayContaining(['read', 'update', 'create'])},
  ])
  expect(await acl(VIEWER_TOKEN)).toEqual([{filter: '_id in path("**")', permissions: ['read']}])

  const viewer = lake.client({token: VIEWER_TOKEN})
  const refused = {statusCode: 403, message: expect.stringContaining('Insufficient permissions')}
  await expect(viewer.create({_type: 'note'})).rejects.toMatchObject(refused)
  await expect(viewer.assets.upload('file', Buffer.from('x'), {filename: 'x.txt'})).rejects.toMatchObject({
    statusCode: 403,
  })
  await expect(lake.client({token: ''}).create({_type: 'note'})).rejects.toMatchObject({statusCode: 401})
})

test('grants and roles follow the roles', async () => {
  await using lake = await startTestLake()
  const grants = await (
    await lake.fetch(`/v1/projects/${PROJECT}/grants`, {headers: bearer(VIEWER_TOKEN)})
  ).json()
  expect(grants).toMatchObject({'sanity.document.filter': [{grants: [{name: 'read'}]}]})
  const roles = await (await lake.fetch(`/v1/projects/${PROJECT}/roles`, {headers: bearer()})).json()
  expect(roles).toMatchObject([{name: 'administrator'}, {name: 'editor'}, {name: 'viewer'}])
})
