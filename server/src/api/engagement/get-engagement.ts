import {getEngagement} from '@bfl/schemas/api'

import {openEndpoint} from '#http/endpoint.ts'
import {readEngagement} from '#models/engagement.ts'

export const getEngagementEndpoint = openEndpoint(
  getEngagement,
  async ({query, viewer, context}) => {
    // Content is not asked: who lays these numbers over stories has the stories.
    const engagement = await readEngagement(context.people.models(), query.stories, viewer?.id ?? null)
    return {data: Object.fromEntries(engagement)}
  },
  {isShared: true},
)
