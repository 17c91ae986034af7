import {readFlag} from '#endpoints/data/query-params.ts'
import type {Endpoint} from '#http/endpoint.ts'
import {unauthorized} from '#http/lake-error.ts'
import {syncTags} from '#store/dataset.ts'
import {isPublicId, isPublishedId} from '#store/document-id.ts'

/** Tells readers which of their queries may have changed: all of them, at each change that they may see. */
export const liveEvents: Endpoint = {
  method: 'GET',
  pattern: '/data/live/events/:dataset',
  access: 'anyone',
  handle(request, lake) {
    const dataset = lake.dataset(request.params.dataset ?? '')
    const {viewer} = request
    const includeDrafts = readFlag(request.query, 'includeDrafts')
    if (includeDrafts && !viewer) throw unauthorized()
    const isSeen = (id: string) => (viewer ? includeDrafts || isPublishedId(id) : isPublicId(id))
    return {
      kind: 'events',
      subscribe(sink) {
        const eventId = () => `${dataset.name}:${dataset.changes.sequence}`
        const isBehind =
          request.headers['last-event-id'] !== undefined && request.headers['last-event-id'] !== eventId()
        sink.event(isBehind ? 'restart' : 'welcome', {}, eventId())
        return dataset.subscribe((change) => {
          if (change.documents.some(({documentId}) => isSeen(documentId))) {
            sink.event('message', {tags: syncTags}, eventId())
          }
        })
      },
    }
  },
}
