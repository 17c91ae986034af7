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

/** Where GROQ's `match` breaks a text into words. */
const wordBreaks = /[!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/

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
  Object.defineProperty(document, textAttribute, textProperty)
  freezeDeep(document)
  return document
}

/** One getter for all: each with its own would give every document a shape of its own and slow down every reader. */
const textProperty: PropertyDescriptor = {
  enumerable: false,
  get(this: object) {
    return textOf(this)
  },
}

function textOf(document: object) {
  const known = texts.get(document)
  if (known !== undefined) return known
  const parts: string[] = []
  gatherText(document, parts)
  // Each word once: what is searched in is words, and a long text repeats most of them.
  const text = [...new Set(parts.join(' ').split(wordBreaks))].join(' ')
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
