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

/** The transactions that touched some documents, oldest first unless reversed. */
export function listTransactions(
  history: HistoryStore,
  ids: readonly string[],
  options: TransactionsOptions,
) {
  return select(history.transactions(ids), history, options).map((transaction) => ({
    id: transaction.id,
    timestamp: transaction.timestamp,
    author: transaction.author,
    documentIDs: options.onlyNamedDocuments
      ? transaction.documentIds
      : history.documentsOf(transaction.sequence),
    ...(options.includeMutations && {mutations: history.mutationsOf(transaction.sequence)}),
    ...(options.includeEffects && {effects: effectsOf(history.revisions(transaction))}),
  }))
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
