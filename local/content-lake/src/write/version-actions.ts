import {isVersionId} from '#store/document-id.ts'
import {isObject} from '#store/json.ts'
import {requireId} from '#write/check-id.ts'
import {optionalString} from '#write/check-value.ts'
import {copyAs, discard, readAttributes, readPublishedId, readVersionId} from '#write/document-actions.ts'
import type {ActionHandler} from '#write/document-actions.ts'
import type {PendingTransaction} from '#write/pending-transaction.ts'
import {invalid} from '#write/refusal.ts'

export const versionActions: Record<string, ActionHandler> = {
  'document.version.create': (pending, action, name) => {
    pending.create(readVersion(pending, action, name))
  },

  'document.version.replace': (pending, action, name) => {
    pending.createOrReplace(readAttributes(action.document, `${name}.document`, ''))
  },

  'document.version.discard': (pending, action, name) => {
    discard(pending, requireId(action.versionId ?? action.draftId, `${name}.versionId`), name)
  },

  /** Marks a version as the document's removal, which happens when its release is published. */
  'document.version.unpublish': (pending, action, name) => {
    const publishedId = readPublishedId(action, name)
    const versionId = readVersionId(action.versionId, `${name}.versionId`, publishedId)
    if (!isVersionId(versionId))
      throw invalid(`${name}.versionId: "${versionId}" is not a version of a release`)
    const version = pending.get(versionId) ?? pending.require(publishedId)
    const system = isObject(version._system) ? version._system : {}
    pending.createOrReplace({...copyAs(version, versionId), _system: {...system, delete: true}})
  },
}

function readVersion(pending: PendingTransaction, action: Record<string, unknown>, name: string) {
  if (action.document !== undefined) {
    const fallback = typeof action.versionId === 'string' ? action.versionId : ''
    return readAttributes(action.document, `${name}.document`, fallback)
  }
  const versionId = readVersionId(action.versionId, `${name}.versionId`, readPublishedId(action, name))
  const base = pending.require(requireId(action.baseId, `${name}.baseId`))
  pending.expectRevision(base, optionalString(action.ifBaseRevisionId, `${name}.ifBaseRevisionId`))
  return copyAs(base, versionId)
}
