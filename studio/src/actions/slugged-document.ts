import {isRecord} from '@bfl/schemas/domain/is-record'
import type {SluggedDocument} from '@bfl/schemas/domain/kept-slugs'

/** The part of a document that says where it is found, whatever else it holds. */
export function sluggedDocument(document: unknown): SluggedDocument {
  if (!isRecord(document)) return {}
  const {slug, previousSlugs} = document
  return {
    slug: isRecord(slug) && typeof slug['current'] === 'string' ? {current: slug['current']} : null,
    previousSlugs: Array.isArray(previousSlugs)
      ? previousSlugs.filter((previous) => typeof previous === 'string')
      : null,
  }
}
