import {plainError} from '#http/lake-error.ts'
import {
  draftIdOf,
  isDraftId,
  isPublicId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
  releaseOf,
  versionIdOf,
} from '#store/document-id.ts'
import {isObject} from '#store/json.ts'
import {sealDocument} from '#store/lake-document.ts'
import type {LakeDocument} from '#store/lake-document.ts'

/** What of a data set one reader sees, document by document, so that a change costs only what it touches. */
export interface Perspective {
  name: string
  /** The id under which a stored document takes part, or null. */
  seenAs(storedId: string): string | null
  resolve(id: string, get: (storedId: string) => LakeDocument | undefined): LakeDocument | undefined
}

const raw: Perspective = {name: 'raw', seenAs: (id) => id, resolve: (id, get) => get(id)}

const published: Perspective = {
  name: 'published',
  seenAs: (id) => (isPublishedId(id) ? id : null),
  resolve: (id, get) => get(id),
}

const anonymous: Perspective = {
  name: 'anonymous',
  seenAs: (id) => (isPublicId(id) ? id : null),
  resolve: (id, get) => get(id),
}

const layerName = /^[a-zA-Z0-9_-]{1,100}$/

/** Since this version of the API a query without a perspective sees what is published. */
const publishedByDefault = '2025-02-19'

export function isModern(apiVersion: string) {
  return apiVersion === 'X' || apiVersion >= publishedByDefault
}

export function readPerspective(
  wish: string | readonly string[] | undefined,
  {apiVersion, isMember}: {apiVersion: string; isMember: boolean},
): Perspective {
  const given = typeof wish === 'string' ? wish.split(',') : (wish ?? [])
  const layers = given.map((layer) => layer.trim()).filter((layer) => layer !== '')
  for (const layer of layers) {
    if (!layerName.test(layer))
      throw plainError(400, `perspective: "${layer}" is not the name of a perspective or release`)
  }
  if (layers.includes('raw') && layers.length > 1) throw plainError(400, 'perspective: "raw" stands alone')
  const stack = layers
    .map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
    .filter((layer) => layer !== 'published' && layer !== 'raw')
  if (!isMember) {
    if (stack.length > 0) throw plainError(403, `perspective: "${stack.join(',')}" is for members only`)
    return anonymous
  }
  if (layers.includes('raw') || (layers.length === 0 && !isModern(apiVersion))) return raw
  return stack.length === 0 ? published : stacked(stack)
}

export const everything = raw
/** All that strangers may know of, also by following references. */
export const forStrangers = anonymous

/** Drafts and release versions laid over what is published; the first layer that has a document wins. */
function stacked(stack: readonly string[]): Perspective {
  const layers = [...stack, 'published']
  return {
    name: layers.join(','),
    seenAs: (id) => (layers.includes(layerOf(id)) ? publishedIdOf(id) : null),
    resolve(id, get) {
      for (const layer of layers) {
        const document = get(storedIdIn(layer, id))
        if (!document) continue
        const isRemoval = isObject(document._system) && document._system.delete === true
        return isRemoval ? undefined : sealDocument({...document, _id: id, _originalId: document._id})
      }
      return undefined
    },
  }
}

function layerOf(id: string) {
  if (isDraftId(id)) return 'drafts'
  return isVersionId(id) ? (releaseOf(id) ?? '') : 'published'
}

function storedIdIn(layer: string, id: string) {
  if (layer === 'published') return id
  return layer === 'drafts' ? draftIdOf(id) : versionIdOf(id, layer)
}
