import {readFlag, readQueryParams} from '#endpoints/data/query-params.ts'
import type {Endpoint, EventSink, LakeRequest} from '#http/endpoint.ts'
import {LakeError} from '#http/lake-error.ts'
import {documentFilter} from '#listen/document-filter.ts'
import {eventIdOf, mutationEvent} from '#listen/mutation-event.ts'
import type {ListenOptions, Matches} from '#listen/mutation-event.ts'
import {isModern} from '#query/perspective.ts'
import type {Change} from '#store/change.ts'
import type {Dataset} from '#store/dataset.ts'
import {isPublicId, isPublishedId} from '#store/document-id.ts'

export const listen: Endpoint = {
  method: 'GET',
  pattern: '/data/listen/:dataset',
  access: 'anyone',
  handle(request, lake) {
    const dataset = lake.dataset(request.params.dataset ?? '')
    return {kind: 'events', subscribe: (sink) => subscribe(sink, request, dataset)}
  },
}

function subscribe(sink: EventSink, request: LakeRequest, dataset: Dataset) {
  const listener = openListener(sink, request, dataset)
  if (!listener) return () => {}
  const lastEventId = readFlag(request.query, 'enableResume') ? request.headers['last-event-id'] : undefined
  const listenerName = dataset.randomId()
  if (typeof lastEventId !== 'string') sink.event('welcome', {listenerName})
  else {
    const missed = changesAfter(dataset, lastEventId)
    sink.event(missed ? 'welcomeback' : 'reset', {listenerName})
    for (const {change, from} of missed ?? []) listener(change, from)
  }
  return dataset.subscribe((change) => listener(change))
}

/** A query that can't be used is told over the stream, where the client looks for it. */
function openListener(sink: EventSink, request: LakeRequest, dataset: Dataset) {
  const {query: search} = request
  const query = search.get('query') ?? '*'
  const options: ListenOptions = {
    includeResult: readFlag(search, 'includeResult', true),
    includePrevious: readFlag(search, 'includePreviousRevision'),
    includeMutations: readFlag(search, 'includeMutations', true),
    includeEffects: search.get('effectFormat') === 'mendoza',
  }
  const includeAllVersions = readFlag(search, 'includeAllVersions', !isModern(request.apiVersion))
  try {
    const identity = request.viewer?.id ?? '<anonymous>'
    const isMember = request.viewer !== null
    const matches = documentFilter(dataset, {query, params: readQueryParams(search), identity, isMember})
    const mayHear = (id: string) => (isMember || isPublicId(id)) && (includeAllVersions || isPublishedId(id))
    return (change: Change, from = 0) => {
      try {
        tell(sink, change, {from, matches, options, mayHear})
      } catch (error) {
        refuse(sink, error)
      }
    }
  } catch (error) {
    refuse(sink, error)
    return null
  }
}

/** Whoever can't be told of every change must not believe to have heard all of them. */
function refuse(sink: EventSink, error: unknown) {
  if (!(error instanceof LakeError)) throw error
  sink.event('channelError', {message: error.message, ...error.body})
  sink.end()
}

function tell(
  sink: EventSink,
  change: Change,
  listener: {from: number; matches: Matches; options: ListenOptions; mayHear(id: string): boolean},
) {
  for (const [index, document] of change.documents.entries()) {
    if (index < listener.from || !listener.mayHear(document.documentId)) continue
    const event = mutationEvent(change, index, listener)
    if (event) sink.event('mutation', event, eventIdOf(change, document))
  }
}

/** What a listener has missed since an event; null when that is no longer known. */
function changesAfter(dataset: Dataset, eventId: string): {change: Change; from: number}[] | null {
  const changes = dataset.changes.from(eventId.split('#')[0] ?? '')
  const [first, ...later] = changes ?? []
  const heard = first?.documents.findIndex((document) => eventIdOf(first, document) === eventId) ?? -1
  if (!first || heard < 0) return null
  return [{change: first, from: heard + 1}, ...later.map((change) => ({change, from: 0}))]
}
