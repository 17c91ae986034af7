import {isRecord} from '@bfl/schemas/domain/is-record'

import {paths} from '#paths.ts'

/** The address of what a link inside the site refers to, or null where it has none. */
export function targetPath(target: unknown): string | null {
  if (!isRecord(target)) return null
  const slug = typeof target.slug === 'string' && target.slug ? target.slug : null
  const number = typeof target.number === 'number' ? target.number : null

  switch (target._type) {
    case 'story':
      return slug && paths.story(slug)
    case 'page':
      return slug && paths.page(slug)
    case 'athlete':
      return number === null ? null : paths.athlete(number)
    case 'womenStory':
      return number === null ? null : paths.womenStory(number)
    case 'raceResult':
      return number === null ? null : paths.raceResult(number)
    default:
      return null
  }
}
