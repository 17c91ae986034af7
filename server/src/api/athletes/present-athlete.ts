import type {AthleteCard} from '@bfl/schemas/api'
import type {AthletesByIdQueryResult} from '@bfl/schemas/generated'

import type {AssetAddresses} from '#content/asset-addresses.ts'

/** An athlete as lists of the API show one. */
export function presentAthlete(
  athlete: AthletesByIdQueryResult[number],
  assets: AssetAddresses,
): AthleteCard {
  const {number, name, title, description, badge, badgeColor, active, featured, image} = athlete
  return {
    id: number,
    name,
    title,
    description,
    image_url: assets.absolute(image?.asset?.url),
    badge,
    badge_color: badge === null ? null : badgeColor,
    active,
    featured,
  }
}
