import {getRaceResultStats} from '@bfl/schemas/api'
import {raceResultStatsQuery} from '@bfl/schemas/queries'

import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {downloadSubject, resultSubject} from '#models/views.ts'

export const getRaceResultStatsEndpoint = openEndpoint(
  getRaceResultStats,
  async ({context: {people, reader}}) => {
    const {views} = people.models()
    const [content, seen, downloaded] = await Promise.all([
      readContent(() => reader.fetch(raceResultStatsQuery, {}, {tag: 'api.stats'})),
      views.totalOf(resultSubject('')),
      views.totalOf(downloadSubject('')),
    ])
    return {data: {...content, total_views: seen, total_downloads: downloaded}}
  },
  {isShared: true},
)
