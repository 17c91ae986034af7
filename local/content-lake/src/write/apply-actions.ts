import {requireObject, requireString} from '#write/check-value.ts'
import {documentActions} from '#write/document-actions.ts'
import type {PendingTransaction} from '#write/pending-transaction.ts'
import {invalid, runItem} from '#write/refusal.ts'
import {releaseActions} from '#write/release-actions.ts'
import {versionActions} from '#write/version-actions.ts'

const prefix = 'sanity.action.'
const handlers = new Map(Object.entries({...documentActions, ...versionActions, ...releaseActions}))

/** Actions are what the Studio writes with: publishing, discarding and so on, all in one transaction. */
export function applyActions(pending: PendingTransaction, actions: readonly unknown[]) {
  for (const [index, input] of actions.entries()) {
    runItem('actionError', index, () => {
      const name = `actions[${index}]`
      const action = requireObject(input, name)
      const actionType = requireString(action.actionType, `${name}.actionType`)
      const handler = handlers.get(actionType.startsWith(prefix) ? actionType.slice(prefix.length) : '')
      if (!handler) throw invalid(`${name}.actionType: "${actionType}" is not known here`)
      handler(pending, action, name)
    })
  }
}
