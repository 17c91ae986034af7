import {readFlag, readIds, readLimit} from '#endpoints/data/query-params.ts'
import {listDocumentEvents} from '#history/document-events.ts'
import {listTransactions} from '#history/list-transactions.ts'
import {listReleaseEvents} from '#history/release-events.ts'
import type {Endpoint, LakeRequest} from '#http/endpoint.ts'
import {badRequest} from '#http/lake-error.ts'
import type {Lake} from '#lake.ts'
import type {HistoryStore} from '#store/history-store.ts'

const mostTransactions = 1000
const mostEvents = 1000

const transactions: Endpoint = {
  method: 'GET',
  pattern: '/data/history/:dataset/transactions/:ids*',
  access: 'member',
  async handle(request, lake) {
    const {query} = request
    const excludeContent = readFlag(query, 'excludeContent')
    const listed = await listTransactions(historyOf(request, lake), readIds(request.params.ids), {
      fromTransaction: query.get('fromTransaction') || null,
      toTransaction: query.get('toTransaction') || null,
      fromTime: readTime(query, 'fromTime'),
      toTime: readTime(query, 'toTime'),
      authors: query.get('authors')?.split(',') ?? [],
      isReversed: readFlag(query, 'reverse'),
      limit: readLimit(query, 100, mostTransactions),
      includeMutations: !excludeContent && !readFlag(query, 'excludeMutations'),
      includeEffects: query.get('effectFormat') === 'mendoza',
      onlyNamedDocuments: readFlag(query, 'includeIdentifiedDocumentsOnly'),
    })
    const lines = listed.map((transaction) => `${JSON.stringify(transaction)}\n`)
    return {
      kind: 'bytes',
      body: Buffer.from(lines.join('')),
      headers: {'content-type': 'application/x-ndjson'},
    }
  },
}

const documents: Endpoint = {
  method: 'GET',
  pattern: '/data/history/:dataset/documents/:ids*',
  access: 'member',
  handle(request, lake) {
    const history = historyOf(request, lake)
    const revision = request.query.get('revision')
    const time = readTime(request.query, 'time')
    const isLast = readFlag(request.query, 'lastRevision')
    if (revision !== null && time !== null) throw badRequest('Give either revision or time, not both')
    const found = readIds(request.params.ids).flatMap((id) => {
      if (isLast) return history.last(id) ?? []
      if (revision === null) return history.atTime(id, time ?? lake.now().toISOString()) ?? []
      const sequence = history.sequenceOf(revision)
      return (sequence === null ? null : history.asOf(id, sequence)) ?? []
    })
    return {kind: 'json', body: {documents: found}}
  },
}

const documentEvents: Endpoint = {
  method: 'GET',
  pattern: '/data/history/:dataset/events/documents/:id',
  access: 'member',
  handle(request, lake) {
    const id = request.params.id ?? ''
    const {events, nextCursor} = page(request, listDocumentEvents(historyOf(request, lake), id))
    return {kind: 'json', body: {events: {[id]: events}, nextCursor}}
  },
}

const releaseEvents: Endpoint = {
  method: 'GET',
  pattern: '/data/history/:dataset/events/releases/:name',
  access: 'member',
  handle: (request, lake) => ({
    kind: 'json',
    body: page(request, listReleaseEvents(historyOf(request, lake), request.params.name ?? '')),
  }),
}

export const historyEndpoints: readonly Endpoint[] = [transactions, documents, documentEvents, releaseEvents]

function historyOf(request: LakeRequest, lake: Lake): HistoryStore {
  return lake.dataset(request.params.dataset ?? '').history
}

/** Stored times are in UTC to the millisecond, so texts compare once the asked one is written the same way. */
function readTime(search: URLSearchParams, name: string) {
  const text = search.get(name)
  if (!text) return null
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw badRequest(`${name} must be a date and time`)
  return time.toISOString()
}

function page<T>(request: LakeRequest, all: T[]) {
  const start = Number(request.query.get('nextCursor') || 0)
  if (!Number.isInteger(start) || start < 0) throw badRequest('nextCursor must be one that was given before')
  const end = start + readLimit(request.query, 100, mostEvents)
  return {events: all.slice(start, end), nextCursor: end < all.length ? String(end) : ''}
}
