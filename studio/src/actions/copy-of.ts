import {isRecord} from '@bfl/schemas/domain/is-record'
import {maxSlugLength} from '@bfl/schemas/domain/slug'
import type {SanityDocumentLike} from 'sanity'

/** A copy is a document of its own: what belongs to the original alone is not copied. */
export function copyOf(document: SanityDocumentLike, number: number): SanityDocumentLike {
  const {previousSlugs: _previousSlugs, ...rest} = document
  const {slug} = document
  if (!isRecord(slug) || typeof slug['current'] !== 'string') return {...rest, number}

  const ending = `-copy-${number}`
  const current = `${slug['current'].slice(0, maxSlugLength - ending.length)}${ending}`
  return {...rest, number, slug: {...slug, current}}
}
