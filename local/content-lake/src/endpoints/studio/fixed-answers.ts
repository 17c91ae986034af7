import type {Endpoint} from '#http/endpoint.ts'

/**
 * What the Studio asks of the hosted service around a content lake: plans, announcements, telemetry, other products.
 * None of that exists here, and each of these answers makes the Studio carry on without it.
 */
export const fixedAnswerEndpoints: readonly Endpoint[] = [
  fixed('/ping', {pong: true}, {'x-sanity-shard': 'local'}),
  fixed('/features', []),
  fixed('/journey/announcements', []),
  fixed('/journey/:topic*', {}),
  fixed('/help', {resources: {sectionArray: []}, sectionArray: []}),
  fixed('/geoip/country', {country: null}),
  fixed('/access/requests/me', []),
  fixed('/access/:rest*', []),
  fixed('/subscriptions/project/:project', {
    id: 'local',
    plan: {planTypeId: 'local', name: 'Local'},
    featureTypes: {},
    resources: {},
  }),
  fixed('/projects/:project/user-applications', []),
  fixed('/user-applications', []),
  fixed('/projects/:project/new-content-release-allowed', {
    data: {
      orgActiveReleaseCount: 0,
      orgMeteredActiveReleaseCount: 0,
      orgActiveReleaseLimit: 1000,
      datasetReleaseLimit: 1000,
    },
  }),
  fixed('/projects/:project/datasets/:dataset/settings/indexing', {}),
  fixed('/schedules/:project/:dataset', {schedules: []}),
  fixed('/media-libraries', {data: []}),
  fixed('/intake/telemetry-status', {status: 'denied'}),
  {method: 'POST', pattern: '/intake/:rest*', access: 'anyone', handle: () => ({kind: 'json', body: {}})},
  // The Studio offers its schema; "nothing left to synchronize" keeps it from sending it.
  {
    method: 'POST',
    pattern: '/descriptors/claim',
    access: 'member',
    handle: () => ({kind: 'json', body: {synchronization: null}}),
  },
]

function fixed(pattern: string, body: unknown, headers: Record<string, string> = {}): Endpoint {
  return {method: 'GET', pattern, access: 'anyone', handle: () => ({kind: 'json', body, headers})}
}
