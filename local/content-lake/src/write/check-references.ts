import type {Change, DocumentChange} from '#store/change.ts'
import {isPublishedId} from '#store/document-id.ts'
import type {LakeDocument} from '#store/lake-document.ts'
import {referencesOf} from '#store/references.ts'
import {Refusal} from '#write/refusal.ts'

interface Surroundings {
  /** As the transaction leaves it. */
  get(id: string): LakeDocument | undefined
  /** Who points at a document, strongly or not, before the transaction. */
  referrers(id: string): Iterable<string>
}

/** Keeps strong references whole: none may lose its target, none may be published without one. */
export function checkReferences(change: Change, surroundings: Surroundings) {
  for (const document of change.documents) {
    if (!document.after) refuseLostTarget(document.documentId, change, surroundings)
    else if (isPublishedId(document.documentId)) refuseMissingTarget(document, document.after, surroundings)
  }
}

function refuseLostTarget(id: string, change: Change, {get, referrers}: Surroundings) {
  const candidates = new Set([...referrers(id), ...change.documents.map((document) => document.documentId)])
  const referencingIDs = [...candidates].filter((candidate) => {
    const referrer = get(candidate)
    return referrer !== undefined && referencesOf(referrer).strong.has(id)
  })
  if (referencingIDs.length === 0) return
  throw new Refusal(
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
    409,
    {id, referencingIDs},
  )
}

function refuseMissingTarget(change: DocumentChange, after: LakeDocument, {get}: Surroundings) {
  const before = change.before ? referencesOf(change.before).strong : new Set<string>()
  for (const referenceID of referencesOf(after).strong) {
    if (before.has(referenceID) || get(referenceID)) continue
    throw new Refusal(
      'documentReferenceDoesNotExistError',
      `Document "${after._id}" references non-existent document "${referenceID}"`,
      409,
      {id: after._id, referenceID},
    )
  }
}
