import {getCommentStats} from '@bfl/schemas/api'

import {openEndpoint} from '#http/endpoint.ts'

export const getCommentStatsEndpoint = openEndpoint(getCommentStats, async ({params, context}) => {
  const {comments} = context.people.models()
  const {number} = await context.stories.find(params.id)
  return {data: {total_comments: await comments.countVisible(number)}}
})
