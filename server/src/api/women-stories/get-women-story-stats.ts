import {getWomenStoryStats} from '@bfl/schemas/api'
import {womenStoryStatsQuery} from '@bfl/schemas/queries'

import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const getWomenStoryStatsEndpoint = openEndpoint(
  getWomenStoryStats,
  async ({context: {reader}}) => ({
    data: await readContent(() => reader.fetch(womenStoryStatsQuery, {}, {tag: 'api.stats'})),
  }),
  {isShared: true},
)
