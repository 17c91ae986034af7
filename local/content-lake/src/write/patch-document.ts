import {Mutation} from '@sanity/mutator'

import {copyJson, isObject} from '#store/json.ts'
import type {LakeDocument} from '#store/lake-document.ts'
import {checkValue} from '#write/check-value.ts'
import type {PatchOperations} from '#write/patch-operations.ts'
import {invalid, Refusal} from '#write/refusal.ts'

/** Applies a patch with the same engine as the Studio's optimistic copy, so that both always agree. */
export function patchDocument(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const {_id, _type, _rev, _createdAt, _updatedAt} = document
  const patched = apply(document, operations)
  checkValue(patched, `document "${_id}"`)
  const fields = copyJson(patched)
  if (!isObject(fields)) throw invalid(`The patch leaves nothing of document "${_id}"`)
  return {...fields, _id, _type, _rev, _createdAt, _updatedAt}
}

function apply(document: LakeDocument, operations: PatchOperations): unknown {
  try {
    return new Mutation({mutations: [{patch: {id: document._id, ...operations}}]}).apply(document)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw invalid(`The patch of document "${document._id}" can't be applied: ${reason}`)
  }
}
