import {draftIdOf, isPublishedId, isVersionId, publishedIdOf, releaseOf} from '#store/document-id.ts'
import type {HistoryStore, Revision, StoredTransaction} from '#store/history-store.ts'

type DocumentEvent = {type: string; timestamp: string; author: string; documentId: string} & Record<
  string,
  unknown
>

/**
 * What happened to a document and its draft or version, newest first: created, published, deleted and so on. Edits are
 * not among them, clients make those out of the transactions.
 */
export function listDocumentEvents(history: HistoryStore, id: string): DocumentEvent[] {
  const publishedId = publishedIdOf(id)
  const versionId = isPublishedId(id) ? draftIdOf(id) : id
  return history
    .transactions([publishedId, versionId])
    .flatMap((transaction) => {
      const revisions = history.revisions(transaction)
      const published = revisions.find(({documentId}) => documentId === publishedId)
      const version = revisions.find(({documentId}) => documentId === versionId)
      const event = happened(transaction, published, version)
      const release = releaseOf(versionId)
      const {timestamp, author} = transaction
      if (!event) return []
      return [{timestamp, author, documentId: publishedId, ...(release && {releaseId: release}), ...event}]
    })
    .toReversed()
}

function happened(
  {id: revisionId, author}: StoredTransaction,
  published: Revision | undefined,
  version: Revision | undefined,
) {
  const versionId = version?.documentId
  const versionRevisionId = version?.before?._rev
  if (published?.after && version?.before && !version.after) {
    const publishCause = isVersionId(version.documentId) ? 'release.publish' : 'document.publish'
    const contributors = [author]
    return {
      type: 'publishDocumentVersion',
      revisionId,
      versionId,
      versionRevisionId,
      publishCause,
      contributors,
    }
  }
  if (published?.before && !published.after) {
    if (!version?.after) return {type: 'deleteDocumentGroup'}
    return {type: 'unpublishDocument', versionId: version.documentId, versionRevisionId: version.after._rev}
  }
  if (version?.after && !version.before) {
    return {type: 'createDocumentVersion', versionId, versionRevisionId: revisionId}
  }
  if (version?.before && !version.after) return {type: 'deleteDocumentVersion', versionId, versionRevisionId}
  if (published?.after)
    return {type: published.before ? 'updateLiveDocument' : 'createLiveDocument', revisionId}
  return null
}
