import {listPopularStories} from '@bfl/schemas/api'
import {chosenFirst} from '@bfl/schemas/domain/chosen-first'
import {popularStoriesQuery} from '@bfl/schemas/queries'

import {presentStories} from '#api/stories/present-stories.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {mostPopular} from '#models/popularity.ts'

export const listPopularStoriesEndpoint = openEndpoint(
  listPopularStories,
  async ({query: {limit}, viewer, now, context}) => {
    const numbers = await mostPopular(context.people.models())
    const params = {numbers, limit, now: now.toISOString()}
    const {ranked, newest} = await readContent(() =>
      context.reader.fetch(popularStoriesQuery, params, {tag: 'api.popular'}),
    )
    // Stories of which nobody has taken notice follow, the newest first.
    const stories = await presentStories(
      chosenFirst([ranked, newest], ranked.length + limit),
      viewer,
      context,
    )
    return {data: stories.toSorted(byPopularity).slice(0, limit)}
  },
  {isShared: true},
)

interface Popularity {
  likes_count: number
  views_count: number
  published_date: string | null
  id: number | null
}

function byPopularity(a: Popularity, b: Popularity): number {
  return (
    b.likes_count - a.likes_count ||
    b.views_count - a.views_count ||
    (b.published_date ?? '').localeCompare(a.published_date ?? '') ||
    (b.id ?? 0) - (a.id ?? 0)
  )
}
