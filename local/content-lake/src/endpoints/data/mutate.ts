import {readFlag, readObject} from '#endpoints/data/query-params.ts'
import type {Endpoint} from '#http/endpoint.ts'
import {badRequest} from '#http/lake-error.ts'

const visibilities = new Set(['sync', 'async', 'deferred'])

/** Every answer comes after the commit and the indexes, so all three visibilities are `sync`. */
export const mutate: Endpoint = {
  method: 'POST',
  pattern: '/data/mutate/:dataset',
  access: 'writer',
  async handle(request, lake) {
    const dataset = lake.dataset(request.params.dataset ?? '')
    const visibility = request.query.get('visibility') ?? 'sync'
    if (!visibilities.has(visibility)) throw badRequest('visibility must be sync, async or deferred')
    const body = readObject(await request.readJson(), 'The body')
    const {transactionId, results} = dataset.mutate(body.mutations, {
      viewerId: request.viewer?.id ?? '',
      ...readTransactionId(body.transactionId ?? request.query.get('transactionId')),
      dryRun: readFlag(request.query, 'dryRun'),
      autoGenerateArrayKeys: readFlag(request.query, 'autoGenerateArrayKeys'),
    })
    const wantsDocuments = readFlag(request.query, 'returnDocuments')
    const wantsIds = readFlag(request.query, 'returnIds') || wantsDocuments
    const answered = results.map(({id, operation, document}) => ({
      ...(wantsIds && {id}),
      operation,
      ...(wantsDocuments && document && {document}),
    }))
    return {kind: 'json', body: {transactionId, results: answered}}
  },
}

export function readTransactionId(value: unknown): {transactionId?: string} {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'string') throw badRequest('transactionId must be a string')
  return {transactionId: value}
}
