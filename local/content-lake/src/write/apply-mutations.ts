import type {PendingTransaction} from '#write/pending-transaction.ts'
import {readMutation} from '#write/read-mutation.ts'
import type {Mutation, Selection} from '#write/read-mutation.ts'
import {runItem} from '#write/refusal.ts'

interface MutationContext {
  /** The ids that a query selects, among what is stored before the transaction. */
  findIds(query: string, params: Record<string, unknown>): string[]
  randomId(): string
  autoGenerateArrayKeys: boolean
}

export function applyMutations(
  pending: PendingTransaction,
  mutations: readonly unknown[],
  context: MutationContext,
) {
  for (const [index, input] of mutations.entries()) {
    runItem('mutationError', index, () => {
      applyMutation(pending, readMutation(input, `mutations[${index}]`, context), context)
    })
  }
}

function applyMutation(pending: PendingTransaction, mutation: Mutation, context: MutationContext) {
  switch (mutation.operation) {
    case 'create':
    case 'createOrReplace':
    case 'createIfNotExists':
      pending[mutation.operation](mutation.document)
      return
    case 'delete':
      for (const id of selected(mutation.selection, context)) pending.delete(id, mutation.ifRevisionId)
      return
    case 'patch':
      for (const id of selected(mutation.selection, context)) {
        pending.patch(id, mutation.operations, mutation.ifRevisionId)
      }
  }
}

function selected(selection: Selection, context: MutationContext) {
  return 'id' in selection ? [selection.id] : context.findIds(selection.query, selection.params)
}
