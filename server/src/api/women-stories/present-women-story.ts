import type {WomenStoryCard} from '@bfl/schemas/api'
import {isoMoment} from '@bfl/schemas/domain/format-date'
import {timeAgo} from '@bfl/schemas/domain/time-ago'
import type {WomenStoriesByIdQueryResult} from '@bfl/schemas/generated'

import type {AssetAddresses} from '#content/asset-addresses.ts'

export interface WomenStoriesView {
  assets: AssetAddresses
  now: Date
}

/** A women story as lists of the API show one. */
export function presentWomenStory(
  story: WomenStoriesByIdQueryResult[number],
  {assets, now}: WomenStoriesView,
): WomenStoryCard {
  const {number, name, title, description, icon, categoryLabel, featured, status, order} = story
  const created = new Date(story._createdAt)
  return {
    id: number,
    name,
    title,
    description,
    image: assets.absolute(story.image?.asset?.url),
    video_url: story.videoUrl,
    icon,
    category_label: categoryLabel,
    featured,
    status: status === 'inactive' ? 'inactive' : 'active',
    order,
    created_at: isoMoment(created) ?? now.toISOString(),
    created_at_human: timeAgo(created, now),
  }
}
