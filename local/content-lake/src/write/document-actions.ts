import {draftIdOf, isPublishedId, publishedIdOf} from '#store/document-id.ts'
import {isObject} from '#store/json.ts'
import type {LakeDocument} from '#store/lake-document.ts'
import {requireId} from '#write/check-id.ts'
import {checkValue, optionalString, requireObject, requireString} from '#write/check-value.ts'
import {readPatchOperations} from '#write/patch-operations.ts'
import type {NewDocument, PendingTransaction} from '#write/pending-transaction.ts'
import {documentExists, documentMissing, invalid, revisionDiffers} from '#write/refusal.ts'
import {strengthenReferences} from '#write/strengthen-references.ts'

export type ActionHandler = (
  pending: PendingTransaction,
  action: Record<string, unknown>,
  name: string,
) => void

export const documentActions: Record<string, ActionHandler> = {
  'document.create': (pending, action, name) => {
    const publishedId = readPublishedId(action, name)
    const document = readAttributes(action.attributes, `${name}.attributes`, draftIdOf(publishedId))
    expectVersionOf(publishedId, document._id, `${name}.attributes._id`)
    if (!pending.get(document._id)) pending.create(document)
    else if (action.ifExists !== 'ignore') throw documentExists(document._id)
  },

  'document.edit': (pending, action, name) => {
    const publishedId = readPublishedId(action, name)
    const draftId = readVersionId(action.draftId, `${name}.draftId`, publishedId)
    const {ifRevisionID, ...patch} = requireObject(action.patch, `${name}.patch`)
    const operations = readPatchOperations(patch, `${name}.patch`)
    if (!pending.get(draftId)) {
      const published = pending.get(publishedId)
      if (!published) throw documentMissing(draftId)
      pending.create(copyAs(published, draftId))
    }
    pending.patch(draftId, operations, optionalString(ifRevisionID, `${name}.patch.ifRevisionID`))
  },

  'document.publish': (pending, action, name) => {
    const publishedId = readPublishedId(action, name)
    const draft = pending.require(readVersionId(action.draftId, `${name}.draftId`, publishedId))
    const published = pending.get(publishedId)
    pending.expectRevision(draft, optionalString(action.ifDraftRevisionId, `${name}.ifDraftRevisionId`))
    const expected = optionalString(action.ifPublishedRevisionId, `${name}.ifPublishedRevisionId`)
    if (expected !== undefined && published?._rev !== expected) {
      throw revisionDiffers(publishedId, expected, published?._rev)
    }
    publishVersion(pending, draft, publishedId)
  },

  'document.unpublish': (pending, action, name) => {
    const publishedId = readPublishedId(action, name)
    const draftId = readVersionId(action.draftId, `${name}.draftId`, publishedId)
    const published = pending.require(publishedId)
    if (!pending.get(draftId)) pending.create(copyAs(published, draftId))
    pending.delete(publishedId)
  },

  'document.delete': (pending, action, name) => {
    const publishedId = readPublishedId(action, name)
    const drafts = action.includeDrafts ?? []
    if (!Array.isArray(drafts)) throw invalid(`${name}.includeDrafts must be a list of draft ids`)
    const ids = drafts.map((id: unknown, index) =>
      readVersionId(id, `${name}.includeDrafts[${index}]`, publishedId),
    )
    const present = [...ids, publishedId].filter((id) => pending.get(id))
    if (present.length === 0) throw documentMissing(publishedId)
    for (const id of present) pending.delete(id)
  },

  'document.discard': (pending, action, name) => {
    discard(pending, requireId(action.draftId ?? action.versionId, `${name}.draftId`), name)
  },

  'document.replaceDraft': (pending, action, name) => {
    const publishedId = readPublishedId(action, name)
    const document = readAttributes(action.attributes, `${name}.attributes`, draftIdOf(publishedId))
    expectVersionOf(publishedId, document._id, `${name}.attributes._id`)
    pending.createOrReplace(document)
  },
}

export function discard(pending: PendingTransaction, id: string, name: string) {
  if (isPublishedId(id)) throw invalid(`${name}: "${id}" is neither a draft nor a version`)
  pending.require(id)
  pending.delete(id)
}

/** The published document takes the version's content and keeps its own birthday. */
export function publishVersion(pending: PendingTransaction, version: LakeDocument, publishedId: string) {
  const {_system: _, ...content} = copyAs(version, publishedId)
  const strengthened = strengthenReferences(content)
  const _createdAt = pending.get(publishedId)?._createdAt ?? version._createdAt
  if (isObject(strengthened)) {
    pending.createOrReplace({...strengthened, _id: publishedId, _type: version._type, _createdAt})
  }
  pending.delete(version._id)
}

/** A copy under another id, as a new document: when it was changed and in which revision is not carried over. */
export function copyAs(document: LakeDocument, _id: string): NewDocument {
  const {_rev, _updatedAt, ...content} = document
  return {...content, _id}
}

export function readPublishedId(action: Record<string, unknown>, name: string) {
  const id = requireId(action.publishedId, `${name}.publishedId`)
  if (!isPublishedId(id)) throw invalid(`${name}.publishedId: "${id}" is not a published id`)
  return id
}

export function readAttributes(input: unknown, name: string, fallbackId: string): NewDocument {
  const {_rev, _updatedAt, ...attributes} = requireObject(input, name)
  checkValue(attributes, name)
  const _type = requireString(attributes._type, `${name}._type`)
  return {...attributes, _id: requireId(attributes._id ?? fallbackId, `${name}._id`), _type}
}

export function readVersionId(value: unknown, name: string, publishedId: string) {
  const id = requireId(value, name)
  expectVersionOf(publishedId, id, name)
  return id
}

function expectVersionOf(publishedId: string, id: string, name: string) {
  if (isPublishedId(id) || publishedIdOf(id) !== publishedId) {
    throw invalid(`${name}: "${id}" is not a draft or version of "${publishedId}"`)
  }
}
