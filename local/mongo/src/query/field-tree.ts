import {isDocument, setField, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

/** The paths of a projection as a tree; true means the whole field. */
export type FieldTree = Map<string, FieldTree | true>

export function addPath(tree: FieldTree, path: string) {
  const parts = path.split('.')
  if (parts.includes(''))
    throw new MongoError(40_353, "FieldPath must not end with a '.' and field names must not be empty.")
  let level = tree
  for (const [index, part] of parts.entries()) {
    const existing = level.get(part)
    if (existing === true) {
      throw new MongoError(
        31_249,
        `Path collision at ${path} remaining portion ${parts.slice(index + 1).join('.')}`,
      )
    }
    if (index === parts.length - 1) {
      if (existing) throw new MongoError(31_250, `Path collision at ${path}`)
      level.set(part, true)
      return
    }
    const next: FieldTree = existing ?? new Map<string, FieldTree | true>()
    level.set(part, next)
    level = next
  }
}

/** Undefined for a value that is no document where the tree goes deeper. */
function pick(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value))
    return value.map((element) => pick(element, tree)).filter((element) => element !== undefined)
  return isDocument(value) ? pickFields(value, tree) : undefined
}

export function pickFields(doc: Doc, tree: FieldTree): Doc {
  const picked: Doc = {}
  for (const key of Object.keys(doc)) {
    const branch = tree.get(key)
    if (branch === undefined) continue
    const value = branch === true ? doc[key] : pick(doc[key], branch)
    if (value !== undefined) setField(picked, key, value)
  }
  return picked
}

export function omitFields(doc: Doc, tree: FieldTree): Doc {
  const kept: Doc = {}
  for (const key of Object.keys(doc)) {
    const branch = tree.get(key)
    if (branch === true) continue
    setField(kept, key, branch ? omit(doc[key], branch) : doc[key])
  }
  return kept
}

function omit(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((element) => omit(element, tree))
  return isDocument(value) ? omitFields(value, tree) : value
}
