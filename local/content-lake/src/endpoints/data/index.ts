import {actions} from '#endpoints/data/actions.ts'
import {doc} from '#endpoints/data/doc.ts'
import {exportDocuments} from '#endpoints/data/export.ts'
import {historyEndpoints} from '#endpoints/data/history.ts'
import {listen} from '#endpoints/data/listen.ts'
import {liveEvents} from '#endpoints/data/live-events.ts'
import {mutate} from '#endpoints/data/mutate.ts'
import {ping} from '#endpoints/data/ping.ts'
import {getQuery, postQuery} from '#endpoints/data/query.ts'
import {references} from '#endpoints/data/references.ts'
import type {Endpoint} from '#http/endpoint.ts'

export const dataEndpoints: readonly Endpoint[] = [
  getQuery,
  postQuery,
  mutate,
  actions,
  doc,
  listen,
  liveEvents,
  exportDocuments,
  references,
  ...historyEndpoints,
  ping,
]
