import {getEngagement} from '@bfl/schemas/api'

import {readEngagement} from '#api/engagement/read-engagement.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const getEngagementEndpoint = openEndpoint(
  getEngagement,
  async ({query, viewer, context}) => {
    // Content is not asked: who lays these numbers over stories has the stories.
    const engagement = await readEngagement(context.people.models(), query.stories, viewer?.id ?? null)
    return {data: Object.fromEntries(engagement)}
  },
  {isShared: true},
)
