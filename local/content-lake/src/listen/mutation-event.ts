import {encodeEffects} from '#listen/effects.ts'
import type {Change, DocumentChange} from '#store/change.ts'

export interface ListenOptions {
  includeResult: boolean
  includePrevious: boolean
  includeMutations: boolean
  includeEffects: boolean
}

/** The filter a listener gave, asked for one document before and after. */
export type Matches = (document: DocumentChange['before']) => boolean

/** What a listener is told of one document's change; null when its filter is met neither before nor after. */
export function mutationEvent(
  change: Change,
  index: number,
  {matches, options}: {matches: Matches; options: ListenOptions},
): Record<string, unknown> | null {
  const document = change.documents[index]
  if (!document) return null
  const {before, after} = document
  const was = before !== null && matches(before)
  const is = after !== null && matches(after)
  if (!was && !is) return null
  return {
    eventId: eventIdOf(change, document),
    documentId: document.documentId,
    transactionId: change.transactionId,
    transition: was ? (is ? 'update' : 'disappear') : 'appear',
    identity: change.author,
    ...(before && {previousRev: before._rev}),
    resultRev: change.transactionId,
    timestamp: change.timestamp,
    visibility: 'query',
    transactionTotalEvents: change.documents.length,
    transactionCurrentEvent: index + 1,
    ...(options.includeMutations && {mutations: document.mutations}),
    ...(options.includeResult && after && {result: after}),
    ...(options.includePrevious && before && {previous: before}),
    ...(options.includeEffects && {effects: effectsOf(document)}),
  }
}

export function eventIdOf(change: Change, document: DocumentChange) {
  return `${change.transactionId}#${document.documentId}`
}

const knownEffects = new WeakMap<DocumentChange, ReturnType<typeof encodeEffects>>()

/** Each open editor listens several times over; the effects of a change are the same for all. */
function effectsOf(document: DocumentChange) {
  const known = knownEffects.get(document)
  if (known) return known
  const effects = encodeEffects(document.before, document.after)
  knownEffects.set(document, effects)
  return effects
}
