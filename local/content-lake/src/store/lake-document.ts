import {freezeDeep, isObject} from '#store/json.ts'

export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** The name under which a document answers all its text at once; no field can be called so. */
export const textAttribute = '\u0000text'

const texts = new WeakMap<object, string>()

export function isLakeDocument(value: unknown): value is LakeDocument {
  return (
    isObject(value) &&
    typeof value._id === 'string' &&
    typeof value._type === 'string' &&
    typeof value._rev === 'string' &&
    typeof value._createdAt === 'string' &&
    typeof value._updatedAt === 'string'
  )
}

/** Frozen, so that no answer that shares a part of it can ever change what is stored. */
export function sealDocument(document: LakeDocument): LakeDocument {
  if (Object.isFrozen(document)) return document
  Object.defineProperty(document, textAttribute, {enumerable: false, get: () => textOf(document)})
  freezeDeep(document)
  return document
}

function textOf(document: LakeDocument) {
  const known = texts.get(document)
  if (known !== undefined) return known
  const parts: string[] = []
  gatherText(document, parts)
  const text = parts.join(' ')
  texts.set(document, text)
  return text
}

function gatherText(value: unknown, parts: string[]) {
  if (typeof value === 'string') parts.push(value)
  else if (Array.isArray(value)) for (const item of value) gatherText(item, parts)
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) if (!key.startsWith('_')) gatherText(item, parts)
  }
}
