import {listComments} from '@bfl/schemas/api'

import {presentComment} from '#api/comments/present-comment.ts'
import {readSurroundings} from '#api/comments/read-surroundings.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {pageMeta} from '#http/page-meta.ts'

const perPage = 50

export const listCommentsEndpoint = openEndpoint(listComments, async ({params, query, viewer, context}) => {
  const {comments, commentLikes} = context.people.models()
  const {number: story} = await context.stories.find(params.id)
  const {sort, page} = query

  const {threads, total} = await comments.threads({
    story,
    sort,
    from: (page - 1) * perPage,
    limit: perPage,
    likes: sort === 'popular' ? await commentLikes.countsUnder(story) : new Map(),
  })
  const shown = threads.flatMap(({comment, replies}) => [comment, ...replies])
  const surroundings = await readSurroundings(shown, viewer, context)
  return {
    data: threads.map(({comment, replies}) => presentComment(comment, replies, surroundings)),
    meta: pageMeta({page, perPage, total}),
  }
})
