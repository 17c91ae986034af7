import type {Endpoint} from '#http/endpoint.ts'

export const unknownRequestsEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/ledger/unknown',
  access: 'anyone',
  handle: (_request, lake) => ({kind: 'json', body: lake.ledger.unknown()}),
}
