import {readTransactionId} from '#endpoints/data/mutate.ts'
import {readObject} from '#endpoints/data/query-params.ts'
import type {Endpoint} from '#http/endpoint.ts'
import {badRequest} from '#http/lake-error.ts'

export const actions: Endpoint = {
  method: 'POST',
  pattern: '/data/actions/:dataset',
  access: 'writer',
  async handle(request, lake) {
    const dataset = lake.dataset(request.params.dataset ?? '')
    const body = readObject(await request.readJson(), 'The body')
    const dryRun = body.dryRun ?? false
    if (typeof dryRun !== 'boolean') throw badRequest('dryRun must be true or false')
    const answer = dataset.act(body.actions, {
      viewerId: request.viewer?.id ?? '',
      ...readTransactionId(body.transactionId),
      dryRun,
    })
    return {kind: 'json', body: answer}
  },
}
