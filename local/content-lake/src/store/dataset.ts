import type {DatabaseSync} from 'node:sqlite'

import type {Viewer} from '#http/endpoint.ts'
import {badRequest} from '#http/lake-error.ts'
import {ChangeLog} from '#listen/change-log.ts'
import {readPerspective} from '#query/perspective.ts'
import {runQuery} from '#query/run-query.ts'
import {Views} from '#query/views.ts'
import type {Change} from '#store/change.ts'
import {DocumentStore} from '#store/document-store.ts'
import {HistoryStore} from '#store/history-store.ts'
import type {LakeDocument} from '#store/lake-document.ts'
import {applyActions} from '#write/apply-actions.ts'
import {applyMutations} from '#write/apply-mutations.ts'
import {requireId} from '#write/check-id.ts'
import {checkReferences} from '#write/check-references.ts'
import {PendingTransaction} from '#write/pending-transaction.ts'
import type {MutationResult} from '#write/pending-transaction.ts'
import {Refusal, runItem} from '#write/refusal.ts'

interface DatasetOptions {
  database: DatabaseSync
  name: string
  projectId: string
  now(): Date
  randomId(length?: number): string
}

interface QueryOptions {
  perspective?: string | string[]
  apiVersion: string
  viewer: Viewer | null
}

interface WriteOptions {
  viewerId: string
  transactionId?: string
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

interface MutateAnswer {
  transactionId: string
  results: (MutationResult & {document?: LakeDocument})[]
}

export interface Dataset {
  readonly name: string
  readonly projectId: string
  readonly documents: ReadonlyMap<string, LakeDocument>
  readonly history: HistoryStore
  readonly changes: ChangeLog
  readonly views: Views
  get(id: string): LakeDocument | undefined
  /** `visited` counts the documents looked at. */
  query(
    groq: string,
    params: Record<string, unknown>,
    options: QueryOptions,
  ): {result: unknown; syncTags: string[]; visited: number}
  mutate(mutations: unknown, options: WriteOptions): MutateAnswer
  act(actions: unknown, options: WriteOptions): {transactionId: string}
  subscribe(listener: (change: Change) => void): () => void
  now(): Date
  randomId(length?: number): string
}

/** Everyone waits while a query runs, so those who are nobody here may take less of it. */
const memberLimitMs = 10_000
const strangerLimitMs = 3000

/** One tag for all content: any change may change any answer. */
export const syncTags = ['s1:all']

export function openDataset({database, name, projectId, now, randomId}: DatasetOptions): Dataset {
  const store = new DocumentStore(database, name)
  const history = new HistoryStore(database, name)
  const views = new Views(store.documents)
  const changes = new ChangeLog()

  function query(
    groq: string,
    params: Record<string, unknown>,
    {perspective, apiVersion, viewer}: QueryOptions,
  ) {
    const isMember = viewer !== null
    const seen = readPerspective(perspective, {apiVersion, isMember})
    const context = {params, identity: viewer?.id ?? '<anonymous>', now: now(), projectId, dataset: name}
    const limitMs = isMember ? memberLimitMs : strangerLimitMs
    return {...runQuery(views.get(seen), groq, context, limitMs), syncTags}
  }

  function findIds(groq: string, params: Record<string, unknown>, identity: string) {
    const context = {params, identity, now: now(), projectId, dataset: name}
    const {result} = runQuery(views.raw, groq, context, memberLimitMs)
    const found: unknown[] = Array.isArray(result) ? result : result === null ? [] : [result]
    return found.map((item) => {
      const id = typeof item === 'object' && item !== null && '_id' in item ? item._id : item
      return requireId(id, 'query: the _id of each result')
    })
  }

  function write(
    kind: 'mutationError' | 'actionError',
    options: WriteOptions,
    apply: (pending: PendingTransaction) => void,
  ) {
    const transactionId = options.transactionId ?? randomId()
    const pending = new PendingTransaction({
      stored: store.documents,
      transactionId,
      timestamp: now().toISOString(),
      viewerId: options.viewerId,
      lastRevision: (id) => history.last(id),
    })
    runItem(kind, 0, () => requireUnusedTransaction(transactionId))
    apply(pending)
    const change = pending.toChange()
    runItem(kind, 0, () => checkReferences(change, {get: (id) => pending.get(id), referrers}))
    const results = pending.results.map((result) => withDocument(result, pending))
    if (!options.dryRun && change.documents.length > 0) commit(change)
    return {transactionId, results}
  }

  /**
   * A client that repeats a request because it missed the answer must not write twice. It is told so by a refusal, not by
   * a second success: the lake does not keep what the first answer was.
   */
  function requireUnusedTransaction(transactionId: string) {
    requireId(transactionId, 'transactionId')
    if (history.sequenceOf(transactionId) === null) return
    const description = `A transaction with the ID "${transactionId}" has been committed already`
    throw new Refusal('transactionAlreadyExistsError', description, 409, {id: transactionId})
  }

  function* referrers(id: string) {
    for (const document of views.raw.lookUp('reference', id)) yield document._id
  }

  /** Durable first, then visible, then told: what a listener hears of can always be read back. */
  function commit(change: Change) {
    let bytes = 0
    database.exec('begin immediate')
    try {
      history.add(change)
      for (const {documentId, after} of change.documents) bytes += store.save(documentId, after)
      database.exec('commit')
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
    for (const {documentId, after} of change.documents) {
      store.remember(documentId, after)
      views.follow(documentId)
    }
    changes.add(change, bytes)
  }

  return {
    name,
    projectId,
    documents: store.documents,
    history,
    changes,
    views,
    now,
    randomId,
    query,
    get: (id) => store.documents.get(id),
    subscribe: (listener) => changes.subscribe(listener),

    mutate(mutations, options) {
      if (!Array.isArray(mutations)) throw badRequest('mutations must be a list')
      const context = {
        findIds: (groq: string, params: Record<string, unknown>) => findIds(groq, params, options.viewerId),
        randomId,
        autoGenerateArrayKeys: options.autoGenerateArrayKeys ?? false,
      }
      return write('mutationError', options, (transaction) => {
        applyMutations(transaction, mutations, context)
      })
    },

    act(actions, options) {
      if (!Array.isArray(actions)) throw badRequest('actions must be a list')
      const {transactionId} = write('actionError', options, (transaction) =>
        applyActions(transaction, actions),
      )
      return {transactionId}
    },
  }
}

/** Of a deleted document the answer shows what it was. */
function withDocument(result: MutationResult, pending: PendingTransaction) {
  const document = pending.get(result.id) ?? pending.before(result.id)
  return document ? {...result, document} : result
}
