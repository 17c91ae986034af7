import {expect, test} from 'vitest'

import {PROJECT, bearer, startTestLake} from '#testing/start-test-lake.ts'

test.for([
  ['/v1/ping', {pong: true}],
  ['/v1/features', []],
  ['/v1/journey/announcements', []],
  ['/v1/journey/trial', {}],
  ['/v1/journey/trial/some-id', {}],
  ['/v1/journey/unclaimed-project', {}],
  ['/v1/intake/telemetry-status', {status: 'denied'}],
  ['/v1/geoip/country', {country: null}],
  ['/v1/access/requests/me', []],
  [`/v1/access/project/${PROJECT}/requests`, []],
  [`/v1/projects/${PROJECT}/user-applications?appType=studio`, []],
  [`/v1/schedules/${PROJECT}/production?limit=1`, {schedules: []}],
  ['/v1/media-libraries?organizationId=x', {data: []}],
  ['/v1/aliases', []],
  [`/v1/projects/${PROJECT}/aliases`, []],
  [`/vX/projects/${PROJECT}/new-content-release-allowed`, {data: {datasetReleaseLimit: 1000}}],
  [`/v1/subscriptions/project/${PROJECT}`, {id: 'local'}],
  ['/v1/help', {sectionArray: []}],
] as const)('the Studio’s side call %s has an answer that lets it carry on', async ([path, body]) => {
  await using lake = await startTestLake()
  const answer = await lake.fetch(path, {headers: bearer()})
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject(body)
  expect(await (await lake.fetch('/vX/ledger/unknown')).json()).toEqual([])
})

test('telemetry is swallowed', async () => {
  await using lake = await startTestLake()
  const answer = await lake.fetch('/v1/intake/batch', {method: 'POST', body: '{"batch":[]}'})
  expect(await answer.json()).toEqual({})
})
