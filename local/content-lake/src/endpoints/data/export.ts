import {Readable} from 'node:stream'

import type {Endpoint} from '#http/endpoint.ts'

export const exportDocuments: Endpoint = {
  method: 'GET',
  pattern: '/data/export/:dataset',
  access: 'member',
  handle(request, lake) {
    const dataset = lake.dataset(request.params.dataset ?? '')
    const types = request.query.get('types')?.split(',')
    // The documents of this moment: each is replaced, never changed, so a slow reader still gets a consistent copy.
    const documents = [...dataset.documents.values()].filter(({_type}) => !types || types.includes(_type))
    const lines = documents.values().map((document) => `${JSON.stringify(document)}\n`)
    return {kind: 'bytes', body: Readable.from(lines), headers: {'content-type': 'application/x-ndjson'}}
  },
}
