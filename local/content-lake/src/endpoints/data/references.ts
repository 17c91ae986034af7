import type {Endpoint} from '#http/endpoint.ts'

/** References from other data sets: there are none here. */
export const references: Endpoint = {
  method: 'GET',
  pattern: '/data/references/:dataset/documents/:id/to',
  access: 'member',
  handle: () => ({kind: 'json', body: {totalCount: 0, references: []}}),
}
