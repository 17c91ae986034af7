import {setImmediate} from 'node:timers/promises'

import {encodeEffects} from '#listen/effects.ts'
import type {HistoryStore, Revision, StoredTransaction} from '#store/history-store.ts'

interface TransactionsOptions {
  /** Both ends belong to the answer. */
  fromTransaction: string | null
  toTransaction: string | null
  fromTime: string | null
  toTime: string | null
  authors: readonly string[]
  isReversed: boolean
  limit: number
  includeMutations: boolean
  includeEffects: boolean
  onlyNamedDocuments: boolean
}

/**
 * The transactions that touched some documents, oldest first unless reversed. Between one and the next others get
 * their turn: working out what changed in a large document takes long.
 */
export async function listTransactions(
  history: HistoryStore,
  ids: readonly string[],
  options: TransactionsOptions,
) {
  const listed: Record<string, unknown>[] = []
  for (const transaction of select(history.transactions(ids), history, options)) {
    const {id, timestamp, author, sequence, documentIds} = transaction
    listed.push({
      id,
      timestamp,
      author,
      documentIDs: options.onlyNamedDocuments ? documentIds : history.documentsOf(sequence),
      ...(options.includeMutations && {mutations: history.mutationsOf(sequence)}),
      ...(options.includeEffects && {effects: effectsOf(history.revisions(transaction))}),
    })
    await setImmediate()
  }
  return listed
}

function select(all: StoredTransaction[], history: HistoryStore, options: TransactionsOptions) {
  const {fromTransaction, toTransaction, fromTime, toTime, authors} = options
  const first = fromTransaction === null ? null : history.sequenceOf(fromTransaction)
  const last = toTransaction === null ? null : history.sequenceOf(toTransaction)
  const wanted = all.filter(
    ({sequence, timestamp, author}) =>
      (first === null || sequence >= first) &&
      (last === null || sequence <= last) &&
      (fromTime === null || timestamp >= fromTime) &&
      (toTime === null || timestamp <= toTime) &&
      (authors.length === 0 || authors.includes(author)),
  )
  return (options.isReversed ? wanted.toReversed() : wanted).slice(0, options.limit)
}

function effectsOf(revisions: readonly Revision[]) {
  return Object.fromEntries(
    revisions.map(({documentId, before, after}) => [documentId, encodeEffects(before, after)]),
  )
}
