import type {Collator} from '#bson/compare.ts'
import {isDocument, type Doc} from '#bson/value.ts'

export type Test = (doc: Doc) => boolean

export interface FilterContext {
  collator: Collator | null
  /** The command's let, for $expr. */
  variables: Doc
}

export const plainContext: FilterContext = {collator: null, variables: {}}

/** The fields of a reference to a document, which are no operators though they begin like them. */
export const referenceFields: readonly string[] = ['$ref', '$id', '$db']

/** {$gt: 1} is conditions; {x: 1}, {} and a {$ref, $id} are values to be equal to. */
export function isConditions(value: unknown): value is Doc {
  if (!isDocument(value)) return false
  const first = Object.keys(value)[0]
  return first !== undefined && first.startsWith('$') && !referenceFields.includes(first)
}
