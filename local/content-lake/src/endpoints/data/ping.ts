import type {Endpoint} from '#http/endpoint.ts'

export const ping: Endpoint = {
  method: 'GET',
  pattern: '/data/ping/:dataset',
  access: 'anyone',
  handle: () => ({kind: 'json', body: {}}),
}
