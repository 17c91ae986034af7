import {isRecord} from '@bfl/schemas/domain/is-record'

/** The address on the site of what a link refers to, or null where it has none. */
export function pathOf(target: unknown): string | null {
  if (!isRecord(target)) return null
  const {number} = target
  const slug = typeof target.slug === 'string' && target.slug !== '' ? target.slug : null
  if (target._type === 'story') return slug && `/stories/${encodeURIComponent(slug)}`
  if (target._type === 'page') return slug && `/${encodeURIComponent(slug)}`
  if (typeof number !== 'number') return null
  if (target._type === 'athlete') return `/athletes/${number}`
  if (target._type === 'womenStory') return `/women-stories/${number}`
  return target._type === 'raceResult' ? `/race-results/${number}` : null
}
