import type {LakeDocument} from '#store/lake-document.ts'
import {encodeMendoza} from '#write/mendoza-encode.ts'

/** Clients take `_rev` away before they apply effects, and fields are named by their place, so it must not be there. */
export function encodeEffects(before: LakeDocument | null, after: LakeDocument | null) {
  const from = withoutRevision(before)
  const to = withoutRevision(after)
  return {apply: encodeMendoza(from, to), revert: encodeMendoza(to, from)}
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const {_rev, ...rest} = document
  return rest
}
