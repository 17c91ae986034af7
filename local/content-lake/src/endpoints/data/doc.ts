import {readIds} from '#endpoints/data/query-params.ts'
import type {Endpoint} from '#http/endpoint.ts'
import {isPublicId} from '#store/document-id.ts'

export const doc: Endpoint = {
  method: 'GET',
  pattern: '/data/doc/:dataset/:ids*',
  access: 'anyone',
  handle(request, lake) {
    const dataset = lake.dataset(request.params.dataset ?? '')
    const ids = readIds(request.params.ids)
    const documents = []
    const omitted = []
    for (const id of ids) {
      const document = dataset.get(id)
      const isHidden = !request.viewer && !isPublicId(id)
      if (document && !isHidden) documents.push(document)
      else omitted.push({id, reason: isHidden ? 'permission' : 'existence'})
    }
    return {kind: 'json', body: {documents, omitted}}
  },
}
