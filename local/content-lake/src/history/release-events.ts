import {isDeepStrictEqual} from 'node:util'

import {releaseOf} from '#store/document-id.ts'
import type {HistoryStore, Revision} from '#store/history-store.ts'

const stateEvents: Record<string, string> = {
  scheduled: 'scheduleRelease',
  published: 'publishRelease',
  archived: 'archiveRelease',
}

/** What happened to a release, newest first: its own changes of state and the documents that came and went. */
export function listReleaseEvents(history: HistoryStore, releaseName: string) {
  const releaseId = `_.releases.${releaseName}`
  const ids = [releaseId, ...history.documentIds(`versions.${releaseName}.`)]
  return history
    .transactions(ids)
    .flatMap((transaction) => {
      const {timestamp, author, id: revisionId} = transaction
      const revisions = history.revisions(transaction)
      const own = revisions.find(({documentId}) => documentId === releaseId)
      const ending = own?.after && own.before?.state !== own.after.state && own.after.state !== 'active'
      const events = revisions.map((revision) =>
        revision === own ? releaseEvent(revision) : ending ? null : documentEvent(revision),
      )
      return events.flatMap((event) =>
        event ? [{timestamp, author, releaseName, revisionId, ...event}] : [],
      )
    })
    .toReversed()
}

function releaseEvent({before, after}: Revision) {
  if (!before) return {type: 'createRelease', change: {metadata: after?.metadata}}
  if (!after) return {type: 'deleteRelease'}
  if (before.state !== after.state) {
    const publishAt = after.publishAt === undefined ? {} : {publishAt: after.publishAt}
    const back = before.state === 'archived' ? 'unarchiveRelease' : 'unscheduleRelease'
    return {type: stateEvents[String(after.state)] ?? back, ...publishAt}
  }
  return isDeepStrictEqual(before.metadata, after.metadata)
    ? null
    : {type: 'editRelease', change: {metadata: after.metadata}}
}

function documentEvent({documentId: versionId, before, after}: Revision) {
  const documentId = versionId.split('.').slice(2).join('.')
  const place = {
    documentId,
    versionId,
    versionRevisionId: (after ?? before)?._rev,
    releaseId: releaseOf(versionId),
  }
  if (!before) return {type: 'addDocumentToRelease', ...place}
  return after ? null : {type: 'discardDocumentFromRelease', ...place}
}
