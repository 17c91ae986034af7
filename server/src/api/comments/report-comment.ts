import {reportComment} from '@bfl/schemas/api'

import {findReadableComment} from '#api/comments/find-comment.ts'
import {refuseReport} from '#api/comments/policy.ts'
import {limits, takeFrom} from '#api/limits.ts'
import {endpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'

export const reportCommentEndpoint = endpoint(reportComment, async ({params, body, viewer, now, context}) => {
  const {reports} = context.people.models()
  const comment = await findReadableComment(context, params.id)
  const refusal = refuseReport(comment, viewer)
  if (refusal !== null) throw refusal
  await takeFrom(limits.reports, viewer.id, {context, now})

  const isNew = await reports.add({
    reporter: viewer.id,
    comment: comment.id,
    story: comment.story,
    reason: body.reason,
    description: body.description ?? '',
    createdAt: now,
  })
  if (!isNew) throw new Failure('conflict', {message: 'You have already reported this comment'})
  return {data: null, message: 'Report submitted'}
})
