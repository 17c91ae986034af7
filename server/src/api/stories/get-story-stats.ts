import {getStoryStats} from '@bfl/schemas/api'
import {storyStatsQuery} from '@bfl/schemas/queries'

import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {storySubject} from '#models/views.ts'

export const getStoryStatsEndpoint = openEndpoint(
  getStoryStats,
  async ({now, context}) => {
    const {storyLikes, views, comments} = context.people.models()
    const params = {now: now.toISOString()}
    const [content, likes, seen, said] = await Promise.all([
      readContent(() => context.reader.fetch(storyStatsQuery, params, {tag: 'api.stats'})),
      storyLikes.total(),
      views.totalOf(storySubject('')),
      comments.totalVisible(),
    ])
    return {data: {...content, total_views: seen, total_likes: likes, total_comments: said}}
  },
  {isShared: true},
)
